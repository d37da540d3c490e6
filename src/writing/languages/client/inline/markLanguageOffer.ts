import { STORAGE_KEYS } from '../../../../foundation/preferences/model/constants';
import { chooseLanguage } from '../../model/chooseLanguage';
import { OFFER_ANSWERED, OFFER_ATTRIBUTE } from '../../model/constants';

/**
 * Part of the page's inline script: marks the page if it will offer the user another language, so that
 * the first paint reserves space for the strip. Without storage, it offers nothing, because the answer
 * couldn't be saved.
 */
export function markLanguageOffer(): void {
  try {
    if (window.localStorage.getItem(STORAGE_KEYS.languageHint) === OFFER_ANSWERED) return;
    const root = document.documentElement;
    const offered = chooseLanguage(window.navigator.languages, root.lang);
    if (offered !== undefined) root.setAttribute(OFFER_ATTRIBUTE, offered);
  } catch {
    // Storage is blocked, or the browser doesn't expose its languages.
  }
}
