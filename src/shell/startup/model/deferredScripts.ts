/**
 * The `type` of the template's deferred scripts. Browsers don't fetch a script with an unknown type;
 * the inline script requests them later (`requestScripts.ts`).
 */
export const DEFERRED_SCRIPT_TYPE = 'site/deferred';
