import { toSharedDemo } from '../../../foundation/preferences/model/sharedDemo';
import { parsePath } from '../../../foundation/site/model/paths';

/**
 * Where a link of a translated site leads when its page has no language versions: the address
 * without the language's prefix, query and hash kept. A standalone demo gets the direction of the
 * language besides. `undefined` for every other link.
 *
 * @param target as a writer or a menu gives it: `/blog`, `/zh/blog`, `pathname:///blog/rss.xml`
 * @param baseUrl where the language's part of the site begins: `/zh/`
 */
export function toExemptPath(target: string | undefined, baseUrl: string): string | undefined {
  const address = target?.replace(/^pathname:\/\//, '');
  if (address === undefined || !/^\/(?!\/)/.test(address)) return undefined;
  const path = address.startsWith(baseUrl) ? address.slice(baseUrl.length - 1) : address;
  if (parsePath(path).isExempt) return path;
  const { pathname, search, hash } = new URL(path, 'https://site.invalid');
  const demo = toSharedDemo(baseUrl + pathname.slice(1), search);
  return demo === undefined ? undefined : demo + hash;
}
