import { getSharedDemoUrl } from '../../../foundation/preferences/model/sharedDemo';
import { parsePath } from '../../../foundation/site/model/paths';

/**
 * Returns the URL for a link from a translated page to a page that only exists once, such as the blog:
 * without the locale prefix, but with query and hash. The URL of a standalone demo also gets the
 * language's direction. Returns `undefined` for every other link.
 *
 * @param target the link of a page or menu: `/blog`, `/zh/blog`, or `pathname:///blog/rss.xml`
 * @param baseUrl the base URL of the language, such as `/zh/`
 */
export function toExemptPath(target: string | undefined, baseUrl: string): string | undefined {
  const url = target?.replace(/^pathname:\/\//, '');
  if (url === undefined || !/^\/(?!\/)/.test(url)) return undefined;
  const path = url.startsWith(baseUrl) ? url.slice(baseUrl.length - 1) : url;
  if (parsePath(path).isExempt) return path;
  const { pathname, search, hash } = new URL(path, 'https://site.invalid');
  const demo = getSharedDemoUrl(baseUrl + pathname.slice(1), search);
  return demo === undefined ? undefined : demo + hash;
}
