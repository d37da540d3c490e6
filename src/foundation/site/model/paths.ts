/** Rules for the addresses of the site (spec ROUTE-3, ROUTE-4, ROUTE-5 and ROUTE-7). */
import { DEFAULT_LOCALE, GENERATED_LOCALES, SERVED_LOCALES } from './locales';
import type { Locale } from './locales';

/** What an address says. */
export interface ParsedPath {
  /** From the language prefix; the default language when there is none. */
  language: Locale;
  /** The address without language prefix, trailing slash, query and hash; `/api` is `/api-docs`. */
  canonicalPath: string;
  /** True when the address has no language versions, so that no prefix may be put before it. */
  isExempt: boolean;
}

/** Paths that take no part in language handling, with everything below them. */
const EXEMPT_PATHS = ['/blog', '/size-snapshot'] as const;

const isAtOrBelow = (path: string, parent: string): boolean =>
  path === parent || path.startsWith(`${parent}/`);

const isLocale = (text: string): text is Locale => SERVED_LOCALES.some((locale) => locale === text);

/**
 * Gives a path its one written form: exactly one slash in front, none at the end, none doubled,
 * no query and no hash. Backslashes count as slashes and control characters are dropped, as
 * browsers do it, so that `//evil` or `/\evil` can never lead to another host. Percent encodings
 * are left alone. Total, and idempotent.
 */
export function normalizePath(path: string): string {
  const pathname = path.replace(/\p{Cc}/gu, '').replace(/[?#].*$/su, '');
  const body = pathname.replace(/^[\s/\\]+/u, '').replace(/[/\\]+/gu, '/');
  return `/${body.replace(/\/$/u, '')}`;
}

/** Splits a path into its language and its canonical form (spec ROUTE-3). Total. */
export function parsePath(path: string): ParsedPath {
  const normalized = normalizePath(path);
  if (EXEMPT_PATHS.some((exempt) => isAtOrBelow(normalized, exempt))) {
    return { language: DEFAULT_LOCALE, canonicalPath: normalized, isExempt: true };
  }

  const [, prefix = ''] = normalized.split('/');
  const language = isLocale(prefix) ? prefix : DEFAULT_LOCALE;
  const withoutLanguage =
    isLocale(prefix) || GENERATED_LOCALES.includes(prefix)
      ? normalizePath(normalized.slice(prefix.length + 1))
      : normalized;
  const canonicalPath = isAtOrBelow(withoutLanguage, '/api')
    ? withoutLanguage.replace('/api', '/api-docs')
    : withoutLanguage;
  return { language, canonicalPath, isExempt: false };
}
