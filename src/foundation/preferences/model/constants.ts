/** Names of the preference cookies (spec PREF-3). */
export const COOKIE_NAMES = { codeVariant: 'codeVariant', codeStyling: 'codeStyling' } as const;

/** Lifetime of a preference cookie: one year (spec PREF-3). */
export const COOKIE_MAX_AGE_S = 31_536_000;

/** Local storage keys (spec PREF-6). */
export const STORAGE_KEYS = {
  direction: 'site-direction',
  dense: 'site-dense',
  consent: 'site-consent',
  myVersion: 'site-my-version',
  myXVersion: 'site-my-x-version',
  recentSearches: 'site-recent-searches',
  languageHint: 'site-language-hint',
  webFont: 'site-web-font',
  letterShortcuts: 'site-letter-shortcuts',
} as const;

/** Prefix of the local storage keys for visited pages. The path of an overview page follows it. */
export const VISITS_PREFIX = 'site-visits:';

/** Session storage keys, for values that last for one visit. */
export const SESSION_KEYS = {
  adsHidden: 'site-ads-hidden',
  updateReload: 'site-update-reload',
  scriptReload: 'site-script-reload',
} as const;
