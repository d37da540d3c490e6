/** Attribute of `<html>` on a page whose reader is offered another language, before the first paint. */
export const OFFER_ATTRIBUTE = 'data-language-offer';
