import { createRowId } from '../model/anchors';
import type { ResolveLink } from '../../../writing/content/node/renderMarkdown';
import type { SiteIndex } from './createSiteIndex';

/** The site that the packages' comments link to. Pages of this site have the same pathnames. */
const UPSTREAM = 'https://mui.com';

/** Whether a component's API page has a row with this anchor. */
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
 * Creates a resolver for links in the packages' comments: they lead to this site's page, and to the
 * row if it exists, or to mui.com when this site doesn't have the page.
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
