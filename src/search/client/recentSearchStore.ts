import { STORAGE_KEYS } from '../../preferences/model/constants';
import { createPreferenceStore } from '../../preferences/client/createPreferenceStore';
import { storageMedium } from '../../preferences/client/storageMedium';
import { parseRecentSearches } from '../model/recentSearches';

/** The reader's last searches, in this browser only. */
export const recentSearchStore = createPreferenceStore<readonly string[]>({
  key: STORAGE_KEYS.recentSearches,
  parse: parseRecentSearches,
  fallback: [],
  medium: storageMedium,
  format: JSON.stringify,
});
