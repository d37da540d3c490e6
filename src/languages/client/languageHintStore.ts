import { createPreferenceStore } from '../../preferences/client/createPreferenceStore';
import { storageMedium } from '../../preferences/client/storageMedium';
import { STORAGE_KEYS } from '../../preferences/model/constants';

/** Whether the reader has answered the offer of another language: it is made once. */
export const languageHintStore = createPreferenceStore<boolean>({
  key: STORAGE_KEYS.languageHint,
  parse: (text) => text === 'answered',
  // Until the browser is asked, nothing is offered.
  fallback: false,
  medium: storageMedium,
  format: (isAnswered) => (isAnswered ? 'answered' : ''),
});
