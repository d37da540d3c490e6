import { STORAGE_KEYS } from '../../../foundation/preferences/model/constants';
import { createPreferenceStore } from '../../../foundation/preferences/client/createPreferenceStore';
import { storageAdapter } from '../../../foundation/preferences/client/storageAdapter';
import { parseRecentSearches } from '../model/recentSearches';

/** The reader's recent searches, which are only stored in this browser. */
export const recentSearchStore = createPreferenceStore<readonly string[]>({
  key: STORAGE_KEYS.recentSearches,
  parse: parseRecentSearches,
  fallback: [],
  adapter: storageAdapter,
  format: JSON.stringify,
});
