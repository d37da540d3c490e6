/** Type of the template's scripts, which browsers leave alone until the inline script asks for them. */
export const DEFERRED_SCRIPT_TYPE = 'site/deferred';
