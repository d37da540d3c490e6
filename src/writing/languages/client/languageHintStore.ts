import { OFFER_ANSWERED } from '../model/constants';
import { createPreferenceStore } from '../../../foundation/preferences/client/createPreferenceStore';
import { storageAdapter } from '../../../foundation/preferences/client/storageAdapter';
import { STORAGE_KEYS } from '../../../foundation/preferences/model/constants';

/** Whether the reader has answered the offer of another language: it is made once. */
export const languageHintStore = createPreferenceStore<boolean>({
  key: STORAGE_KEYS.languageHint,
  parse: (text) => text === OFFER_ANSWERED,
  // As with a new reader, for whom the start then changes nothing; the offer is an effect's.
  fallback: false,
  adapter: storageAdapter,
  format: (isAnswered) => (isAnswered ? OFFER_ANSWERED : ''),
});
