import { loaders, starts } from '@generated/route-table/table';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { decodePathname } from '../../../foundation/site/model/decodePathname';
import { findShard } from '../model/findShard';
import { reportFailedStart } from './failedStart';
import { isKnownPage } from './isKnownPage';
import { nextTask } from './nextTask';

type Preloadable = Partial<Record<'preload', () => Promise<unknown>>>;

/** The shards that are loading or loaded. Failed ones are removed, so that they're requested again. */
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
 * Loads the page's shard of the route table and then the page's code. Replaces Docusaurus' function,
 * which is called before the first render, before each navigation, and when the pointer rests on a
 * link.
 *
 * Each route requests its files in a separate task: on a slow phone, requesting a page's fifteen
 * scripts takes 50 ms, in addition to 80 ms of code that runs before the first request.
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
    const loading = (route.component as unknown as Preloadable).preload?.() ?? Promise.resolve();
    // `Promise.all` reports failures. Until it's called, an early one would count as unhandled.
    loading.catch(() => undefined);
    loads.push(loading);
  }
  return Promise.all(loads);
}
