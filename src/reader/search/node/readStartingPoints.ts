import { readPageIndex } from '../../../writing/languages/node/readPageIndex';
import { STARTING_POINTS } from '../data/startingPoints';
import type { StartingPoint, StartingPoints } from '../model/startingPoint';

/** The pages that the empty search offers, by product, with the titles they have in a language. */
export function readStartingPoints(siteDir: string, locale: string): StartingPoints {
  const pages = new Map(readPageIndex(siteDir, locale).map((page) => [page.pathname, page]));
  const points: Record<string, StartingPoint[]> = {};
  for (const pathname of STARTING_POINTS) {
    const page = pages.get(pathname);
    if (page === undefined) continue;
    const { title, lang, product } = page;
    (points[product] ??= []).push({ pathname, title, ...(lang === undefined ? {} : { lang }) });
  }
  return points;
}
