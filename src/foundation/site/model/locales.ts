/**
 * The languages of the site. Adding one is a line in each of the two lists here and its folder
 * `i18n/<code>/`: addresses, the language menu, builds, checks and hosts follow from them.
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

type Served = Exclude<Entry, { readonly stage: 'generated' }>['code'];

/**
 * The languages of a production build, the default one first. A list of its own: every page has it
 * in its inline script, without the rest (`locales.test.ts` compares the two).
 */
export const SERVED_LOCALES = ['en', 'zh', 'ar'] as const satisfies readonly Served[];

/** A language that readers can have. */
export type Locale = (typeof SERVED_LOCALES)[number];

/** The language of the originals. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

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
