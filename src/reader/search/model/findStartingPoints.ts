import type { PageEntry } from '../../../shell/navigation/model/pageEntry';
import { STARTING_POINTS } from '../data/startingPoints';
import type { StartingPoint, StartingPoints } from './startingPoint';

/**
 * Returns the pages that the search offers while the query is empty, by product.
 *
 * @param index all pages, with their titles in one language
 */
export function findStartingPoints(index: readonly PageEntry[]): StartingPoints {
  const pages = new Map(index.map((page) => [page.pathname, page]));
  const points: Record<string, StartingPoint[]> = {};
  for (const pathname of STARTING_POINTS) {
    const page = pages.get(pathname);
    if (page === undefined) continue;
    const { title, lang, product } = page;
    (points[product] ??= []).push({ pathname, title, ...(lang === undefined ? {} : { lang }) });
  }
  return points;
}
