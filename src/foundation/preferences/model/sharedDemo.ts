import { isStandaloneDemo } from './standaloneDemo';
import { DEFAULT_LOCALE, LOCALE_LIST } from '../../site/model/locales';
import { parsePath } from '../../site/model/paths';

/**
 * Where a demo is now whose address names a language: all languages share one page of it. A host
 * redirects such an address (`createRedirects`); one without rules answers with the page for what
 * doesn't exist, which asks here. The direction of the language goes along, unless the address
 * says one.
 *
 * @returns `undefined` for every other address
 */
export function toSharedDemo(pathname: string, search: string): string | undefined {
  const { language, canonicalPath } = parsePath(pathname);
  if (language === DEFAULT_LOCALE || !isStandaloneDemo(canonicalPath)) return undefined;
  const isRtl = LOCALE_LIST.some(({ code, dir }) => code === language && dir === 'rtl');
  if (!isRtl || /[?&]dir=/u.test(search)) return canonicalPath + search;
  return `${canonicalPath}${search === '' ? '?' : `${search}&`}dir=rtl`;
}
