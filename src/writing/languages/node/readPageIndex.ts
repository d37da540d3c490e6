import path from 'node:path';
import { getProduct } from '../../../foundation/site/model/products';
import type { PageEntry } from '../../../shell/navigation/model/pageEntry';
import { listPages } from '../../../shell/navigation/node/listPages';
import { listFrontMatterProblems } from '../../content/node/listFrontMatterProblems';
import { readPageSummary } from './readPageSummary';

/** Pages that only demonstrate features of the site. */
const EXPERIMENTS = '/experiments/';

/**
 * Returns all listed pages in `docs/`, sorted by pathname, with titles and descriptions in a language.
 * Leaves out experiments.
 */
export function readPageIndex(siteDir: string, locale: string): PageEntry[] {
  return [...listPages(path.join(siteDir, 'docs'))]
    .filter(([pathname]) => !`${pathname}/`.startsWith(EXPERIMENTS))
    .flatMap(([pathname, id]) => {
      const { frontMatter, ...summary } = readPageSummary(siteDir, id, locale);
      if (frontMatter['unlisted'] === true || frontMatter['draft'] === true) return [];
      return [{ pathname, ...summary, product: getProduct(pathname).productId }];
    });
}

/**
 * Returns a function like `readPageIndex` that returns its last result while the front matter of a
 * page has a mistake. In the dev server, the docs plugin reports the mistake. If this failed too, each
 * plugin that reloads would report it again.
 */
export function createPageIndexReader(siteDir: string, locale: string): () => PageEntry[] {
  let last: PageEntry[] | undefined;
  return () => {
    try {
      last = readPageIndex(siteDir, locale);
    } catch (error) {
      const isReported = (): boolean =>
        listFrontMatterProblems(path.join(siteDir, 'docs')).length > 0;
      if (last === undefined || !isReported()) throw error;
    }
    return last;
  };
}
