/** Rules for the site's URLs (spec ROUTE-3, ROUTE-4, ROUTE-5, and ROUTE-7). */
import { DEFAULT_LOCALE, GENERATED_LOCALES, SERVED_LOCALES } from './locales';
import type { Locale } from './locales';

/** The parts of a path. */
export interface ParsedPath {
  /** From the language prefix, or the default language when there is none. */
  language: Locale;
  /** The path without language prefix, trailing slash, query, and hash. `/api` becomes `/api-docs`. */
  canonicalPath: string;
  /** Whether the path exists in one language only, so that it can't have a language prefix. */
  isExempt: boolean;
}

/** Paths that exist in one language only, including everything below them. */
const EXEMPT_PATHS = ['/blog', '/size-snapshot'] as const;

const isAtOrBelow = (path: string, parent: string): boolean =>
  path === parent || path.startsWith(`${parent}/`);

const isLocale = (text: string): text is Locale => SERVED_LOCALES.some((locale) => locale === text);

/**
 * Normalizes a path to exactly one leading slash, no trailing or duplicate slashes, no query, and no
 * hash. As in browsers, backslashes count as slashes and control characters are removed, so that
 * `//evil` or `/\evil` can never lead to another host. Percent-encoding is left unchanged. Never
 * throws, and is idempotent.
 */
export function normalizePath(path: string): string {
  const pathname = path.replace(/\p{Cc}/gu, '').replace(/[?#].*$/su, '');
  const body = pathname.replace(/^[\s/\\]+/u, '').replace(/[/\\]+/gu, '/');
  return `/${body.replace(/\/$/u, '')}`;
}

/** Splits a path into its language and its canonical form (spec ROUTE-3). Never throws. */
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
