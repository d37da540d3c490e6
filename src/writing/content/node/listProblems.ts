import { listPageProblems } from '../model/listPageProblems';
import type { PageSource } from '../model/pageSource';
import type { Problem } from '../model/problem';
import { checkImages } from './checkImages';

/** Returns everything on a page that isn't allowed, and its missing or large images. @see listPageProblems */
export function listProblems(siteDir: string, page: PageSource): Problem[] {
  return [...listPageProblems(page), ...checkImages(siteDir, page)];
}
