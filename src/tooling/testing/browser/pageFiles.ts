import { pageListUrl, readPageList } from '../../../reader/offline/model/sections';
import type { ProductionSite } from './productionSite';

/** Returns the hashed files that a page loads or may still load, from the list in the build. */
export function findPageFiles(site: ProductionSite, pathname: string): string[] {
  const list: unknown = JSON.parse(site.readBuilt(pageListUrl(pathname)));
  return readPageList(list, pathname) as string[];
}
