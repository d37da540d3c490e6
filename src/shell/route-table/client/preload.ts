import { loaders, starts } from '@generated/route-table/table';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { decodePathname } from '../../../foundation/site/model/decodePathname';
import { findShard } from '../model/findShard';
import { reportFailedStart } from './failedStart';
import { isKnownPage } from './isKnownPage';
import { nextTask } from './nextTask';

type Preloadable = Partial<Record<'preload', () => Promise<unknown>>>;

/** A file that failed is asked for again at the next need of it. */
const shardLoads = new Map<number, Promise<unknown>>();

function loadShard(index: number): Promise<unknown> {
  const known = shardLoads.get(index);
  if (known !== undefined) return known;
  const load = loaders[index]?.() ?? Promise.resolve();
  shardLoads.set(index, load);
  load.catch(() => shardLoads.delete(index));
  return load;
}

async function loadRoutes(pathname: string): Promise<void> {
  if (isKnownPage(routes, pathname)) return;
  const index = findShard(starts, pathname);
  if (index !== undefined) await loadShard(index);
}

/**
 * Takes the place of Docusaurus' own function: before the code of a page it loads the page's
 * part of the table of routes. Called before the first render, before each navigation, and when
 * the pointer rests on a link.
 *
 * Each part asks for its files in a task of its own: on a slow phone a page's fifteen scripts take
 * 50 ms to be asked for, beside 80 ms of the code that comes before the first of them.
 */
export default async function preload(pathname: string): Promise<unknown> {
  try {
    return await load(pathname);
  } catch (error) {
    reportFailedStart();
    throw error;
  }
}

async function load(pathname: string): Promise<unknown> {
  await nextTask();
  const names = [...new Set([pathname, decodePathname(pathname)])];
  await Promise.all(names.map(loadRoutes));
  const loads: Promise<unknown>[] = [];
  for (const { route } of names.flatMap((name) => matchRoutes(routes, name))) {
    await nextTask();
    const part = (route.component as unknown as Preloadable).preload?.() ?? Promise.resolve();
    // Reported by the whole, below; without this, one that fails early would be unhandled.
    part.catch(() => undefined);
    loads.push(part);
  }
  return Promise.all(loads);
}
