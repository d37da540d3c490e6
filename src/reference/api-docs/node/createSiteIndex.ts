import path from 'node:path';
import { listPages } from '../../../shell/navigation/node/listPages';
import { API_FAMILIES, findApiFamily } from '../model/apiPackages';
import type { LinkView } from '../model/apiView';
import type { PackageHistory } from '../model/historyTypes';
import type { ApiPageSource } from '../model/types';
import { findDemoPages } from './findDemoPages';
import { readApi } from './readApi';
import { readHistories } from './readHistories';

/** What rendering an API page needs from the rest of the site. */
export interface SiteIndex {
  readonly pages: ReadonlyMap<string, ApiPageSource>;
  /** Returns the API page of a name, preferably in the same family as the page `from`. */
  readonly findApiPage: (name: string, from: string) => ApiPageSource | undefined;
  readonly hasPage: (pathname: string) => boolean;
  /** Changes between published versions, by package. */
  readonly histories: ReadonlyMap<string, PackageHistory>;
  readonly findDemos: (page: ApiPageSource) => readonly LinkView[];
}

/** MUI X and Toolpad Core are built on Material UI, so their types also mention its names. */
const FALLBACK_FAMILY = API_FAMILIES[0];

let known: { readonly key: string; readonly index: SiteIndex } | undefined;

/**
 * Returns the index of the site, cached until a page is added or removed. During a build, pages
 * don't change.
 */
export function createSiteIndex(siteDir: string): SiteIndex {
  if (process.env['NODE_ENV'] === 'production' && known !== undefined) return known.index;
  const docs = path.join(siteDir, 'docs');
  const pathnames = new Set(listPages(docs).keys());
  const key = [siteDir, ...pathnames].join('\n');
  if (known?.key === key) return known.index;
  const all = readApi(siteDir).pages.filter(({ pathname }) => pathnames.has(pathname));
  const isExperiment = (pathname: string): boolean => pathname.startsWith('/experiments/');
  const findApiPage = (name: string, from: string): ApiPageSource | undefined => {
    const family = findApiFamily(from);
    const found = all.filter(({ api, pathname }) => api.name === name && !isExperiment(pathname));
    return (
      found.find(({ pathname }) => findApiFamily(pathname) === family) ??
      (family?.productId === 'joy-ui'
        ? undefined
        : found.find(({ pathname }) => findApiFamily(pathname) === FALLBACK_FAMILY))
    );
  };
  const demos = findDemoPages(docs);
  const index: SiteIndex = {
    pages: new Map(all.map((page) => [page.pathname, page])),
    findApiPage,
    hasPage: (pathname) => pathnames.has(pathname),
    histories: readHistories(siteDir),
    findDemos: ({ api, pathname }) => demos(api, findApiFamily(pathname)),
  };
  known = { key, index };
  return index;
}
