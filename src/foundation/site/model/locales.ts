/**
 * The languages of the site. Adding one is one line here and its folder `i18n/<code>/`:
 * addresses, the language menu, builds, checks and hosts follow from this list.
 */

/**
 * - `default`: what all others are translated from and fall back to
 * - `shipped`: built for production, offered in the language menu
 * - `pilot`: as shipped, with few translated pages yet
 * - `generated`: made from English by a program to find untranslated and clipped texts; only in
 *   the dev server
 */
type LocaleStage = 'default' | 'shipped' | 'pilot' | 'generated';

/** One language. */
export interface LocaleInfo {
  /** First part of its addresses and name of its folder in `i18n/`. */
  readonly code: string;
  /** Its name in the language itself. */
  readonly label: string;
  readonly dir: 'ltr' | 'rtl';
  /** `lang` of its pages, and `hreflang` of links to them (BCP 47). */
  readonly htmlLang: string;
  readonly stage: LocaleStage;
}

export const LOCALE_LIST = [
  { code: 'en', label: 'English', dir: 'ltr', htmlLang: 'en', stage: 'default' },
  { code: 'zh', label: '简体中文', dir: 'ltr', htmlLang: 'zh', stage: 'shipped' },
  { code: 'ar', label: 'العربية', dir: 'rtl', htmlLang: 'ar', stage: 'pilot' },
  { code: 'en-XA', label: '[Ƥšéûðö]', dir: 'ltr', htmlLang: 'en-XA', stage: 'generated' },
] as const satisfies readonly LocaleInfo[];

type Entry = (typeof LOCALE_LIST)[number];

/** A language that readers can have. */
export type Locale = Exclude<Entry, { readonly stage: 'generated' }>['code'];

/** The language of the originals. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

const isServed = (entry: Entry): entry is Extract<Entry, { readonly code: Locale }> =>
  entry.stage !== 'generated';

/** The languages of a production build, the default one first. */
export const SERVED_LOCALES: readonly Locale[] = LOCALE_LIST.filter(isServed).map(
  ({ code }) => code,
);

/** What else may stand before an address, in the dev server only: nobody reads in these. */
export const GENERATED_LOCALES: readonly string[] = /* @__PURE__ */ LOCALE_LIST.filter(
  ({ stage }) => stage === 'generated',
).map(({ code }) => code);

/** The languages that people translate into. */
export const TRANSLATED_LOCALES: readonly Locale[] = /* @__PURE__ */ SERVED_LOCALES.filter(
  (code) => code !== DEFAULT_LOCALE,
);

/** Where a language's part of the site begins: `/` or `/zh/`. */
export function localeRoot(code: string, baseUrl: string): string {
  return code === DEFAULT_LOCALE ? baseUrl : `${baseUrl}${code}/`;
}
