import { isStandaloneDemo } from './standaloneDemo';
import { DEFAULT_LOCALE, LOCALE_LIST } from '../../site/model/locales';
import { parsePath } from '../../site/model/paths';

/**
 * Returns the URL to redirect to for a standalone demo with a language prefix. All languages share
 * one page per demo, so `/zh/demo/a/B` becomes `/demo/a/B`. For a right-to-left language, `dir=rtl`
 * is added unless the URL already has a direction.
 *
 * Hosts redirect such URLs themselves (`createRedirects`). On a host without redirect rules, the 404
 * page calls this function.
 *
 * @returns `undefined` for every other URL
 */
export function getSharedDemoUrl(pathname: string, search: string): string | undefined {
  const { language, canonicalPath } = parsePath(pathname);
  if (language === DEFAULT_LOCALE || !isStandaloneDemo(canonicalPath)) return undefined;
  const isRtl = LOCALE_LIST.some(({ code, dir }) => code === language && dir === 'rtl');
  if (!isRtl || /[?&]dir=/u.test(search)) return canonicalPath + search;
  return `${canonicalPath}${search === '' ? '?' : `${search}&`}dir=rtl`;
}
