/** Attribute of `<html>` on a page whose reader is offered another language, before the first paint. */
export const OFFER_ATTRIBUTE = 'data-language-offer';

/** What local storage holds under `STORAGE_KEYS.languageHint` once the offer was answered. */
export const OFFER_ANSWERED = 'answered';
