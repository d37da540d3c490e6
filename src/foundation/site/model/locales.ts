/**
 * The languages of the site. To add one, add a line to each of the two lists here, and a folder
 * `i18n/<code>/`. URLs, the language menu, builds, checks, and host files are derived from the lists.
 */

/**
 * - `default`: the language that the others are translated from and fall back to
 * - `shipped`: built for production and offered in the language menu
 * - `pilot`: like `shipped`, but only a few pages are translated so far
 * - `generated`: a pseudo-locale, generated from English to find untranslated and clipped strings;
 *   only in the dev server
 */
type LocaleStage = 'default' | 'shipped' | 'pilot' | 'generated';

/** One language. */
export interface LocaleInfo {
  /** The first segment of its URLs, and the name of its folder in `i18n/`. */
  readonly code: string;
  /** The language's name for itself. */
  readonly label: string;
  readonly dir: 'ltr' | 'rtl';
  /** `lang` of its pages and `hreflang` of links to them (BCP 47). */
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
 * The languages of a production build, the default one first. This is a separate list because it's in
 * the inline script of every page, without the other data. `locales.test.ts` compares the two.
 */
export const SERVED_LOCALES = ['en', 'zh', 'ar'] as const satisfies readonly Served[];

/** The code of a language in a production build. */
export type Locale = (typeof SERVED_LOCALES)[number];

/** The language in which pages are written. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** Other locales that may prefix a URL, only in the dev server. */
export const GENERATED_LOCALES: readonly string[] = /* @__PURE__ */ LOCALE_LIST.filter(
  ({ stage }) => stage === 'generated',
).map(({ code }) => code);

/** The languages that people translate into. */
export const TRANSLATED_LOCALES: readonly Locale[] = /* @__PURE__ */ SERVED_LOCALES.filter(
  (code) => code !== DEFAULT_LOCALE,
);

/** Returns the root of a language's part of the site: `/` or `/zh/`. */
export function localeRoot(code: string, baseUrl: string): string {
  return code === DEFAULT_LOCALE ? baseUrl : `${baseUrl}${code}/`;
}
