import { OFFER_ANSWERED } from '../model/constants';
import { createPreferenceStore } from '../../../foundation/preferences/client/createPreferenceStore';
import { storageAdapter } from '../../../foundation/preferences/client/storageAdapter';
import { STORAGE_KEYS } from '../../../foundation/preferences/model/constants';

/** Whether the user has answered the offer of another language, which is only made once. */
export const languageHintStore = createPreferenceStore<boolean>({
  key: STORAGE_KEYS.languageHint,
  parse: (text) => text === OFFER_ANSWERED,
  // The same as for a new user, so that hydration doesn't change anything. An effect shows the offer.
  fallback: false,
  adapter: storageAdapter,
  format: (isAnswered) => (isAnswered ? OFFER_ANSWERED : ''),
});
