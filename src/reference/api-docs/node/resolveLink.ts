import { createRowId } from '../model/anchors';
import type { ResolveLink } from '../../../writing/content/node/renderMarkdown';
import type { SiteIndex } from './createSiteIndex';

/** The host that the packages' comments link to: this site's pages have the same addresses. */
const UPSTREAM = 'https://mui.com';

/** The rows of a page, by their anchors. */
function hasRow(site: SiteIndex, pathname: string, hash: string): boolean {
  const api = site.pages.get(pathname)?.api;
  if (api?.kind !== 'component') return false;
  return [
    ...api.props.map(({ name }) => createRowId(api.name, 'prop', name)),
    ...api.slots.map(({ name }) => createRowId(api.name, 'slot', name)),
    ...api.classes.map(({ name }) => createRowId(api.name, 'classes', name)),
  ].includes(hash);
}

/**
 * Leads a link of a comment to this site's page when it has one, to the row when that exists,
 * and to the library's own site otherwise.
 */
export function createLinkResolver(site: SiteIndex, baseUrl: string): ResolveLink {
  return (url) => {
    const isUpstream = url.startsWith(`${UPSTREAM}/`);
    if (!isUpstream && !url.startsWith('/')) return /^https?:/u.test(url) ? url : undefined;
    const target = isUpstream ? url.slice(UPSTREAM.length) : url;
    const [path = '', hash] = target.split('#');
    const pathname = path.replace(/(?<=.)\/$/u, '');
    if (!site.hasPage(pathname)) return UPSTREAM + target;
    const row = hash !== undefined && hasRow(site, pathname, hash) ? `#${hash}` : '';
    return baseUrl.replace(/\/$/u, '') + pathname + row;
  };
}
