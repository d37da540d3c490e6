/** Names of the cookies that keep a preference (spec PREF-3). */
export const COOKIE_NAMES = { codeVariant: 'codeVariant', codeStyling: 'codeStyling' } as const;

/** Lifetime of a preference cookie: one year (spec PREF-3). */
export const COOKIE_MAX_AGE_S = 31_536_000;

/** Names under which local storage keeps a preference (spec PREF-6). */
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

/** Begins the names under which local storage keeps visits: the address of an overview follows. */
export const VISITS_PREFIX = 'site-visits:';

/** Names under which session storage keeps what lasts for one visit. */
export const SESSION_KEYS = {
  adsHidden: 'site-ads-hidden',
  updateReload: 'site-update-reload',
  scriptReload: 'site-script-reload',
} as const;
