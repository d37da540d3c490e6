import path from 'node:path';
import { getProduct } from '../../../foundation/site/model/products';
import type { PageEntry } from '../../../shell/navigation/model/pageEntry';
import { listPages } from '../../../shell/navigation/node/listPages';
import { readPageHead } from './readPageHead';

/** Pages that only show how the site works. */
const EXPERIMENTS = '/experiments/';

/**
 * Every page of `docs/` that readers may find, sorted by pathname, with the texts of a language.
 * Experiments are left out.
 */
export function readPageIndex(siteDir: string, locale: string): PageEntry[] {
  return [...listPages(path.join(siteDir, 'docs'))]
    .filter(([pathname]) => !`${pathname}/`.startsWith(EXPERIMENTS))
    .flatMap(([pathname, id]) => {
      const { frontMatter, ...texts } = readPageHead(siteDir, id, locale);
      if (frontMatter['unlisted'] === true || frontMatter['draft'] === true) return [];
      return [{ pathname, ...texts, product: getProduct(pathname).productId }];
    });
}
