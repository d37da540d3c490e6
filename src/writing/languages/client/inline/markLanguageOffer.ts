import { STORAGE_KEYS } from '../../../../foundation/preferences/model/constants';
import { chooseLanguage } from '../../model/chooseLanguage';
import { OFFER_ANSWERED, OFFER_ATTRIBUTE } from '../../model/constants';

/**
 * Part of the page's inline script: marks a page whose reader is offered another language, so that
 * the strip has its space before the first paint. Without storage there is no offer, since its
 * answer could not be kept.
 */
export function markLanguageOffer(): void {
  try {
    if (window.localStorage.getItem(STORAGE_KEYS.languageHint) === OFFER_ANSWERED) return;
    const root = document.documentElement;
    const offered = chooseLanguage(window.navigator.languages, root.lang);
    if (offered !== undefined) root.setAttribute(OFFER_ATTRIBUTE, offered);
  } catch {
    // No storage, or a browser that doesn't tell its languages.
  }
}
