/** Attribute of `<html>` with the language that is offered, set before the first paint. */
export const OFFER_ATTRIBUTE = 'data-language-offer';

/** The value of `STORAGE_KEYS.languageHint` in local storage once the user has answered the offer. */
export const OFFER_ANSWERED = 'answered';
