import path from 'node:path';
import { getProduct } from '../../../foundation/site/model/products';
import type { PageEntry } from '../../../shell/navigation/model/pageEntry';
import { listPages } from '../../../shell/navigation/node/listPages';
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
