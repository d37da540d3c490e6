import { loaders, starts } from '@generated/route-table/table';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { findShard } from '../model/findShard';

type Preloadable = Partial<Record<'preload', () => Promise<unknown>>>;

/** A file that failed is asked for again at the next need of it. */
const loads = new Map<number, Promise<unknown>>();

function loadShard(index: number): Promise<unknown> {
  const known = loads.get(index);
  if (known !== undefined) return known;
  const load = loaders[index]?.() ?? Promise.resolve();
  loads.set(index, load);
  load.catch(() => loads.delete(index));
  return load;
}

/** Whether the routes that are here already end at this very page. */
const isKnown = (pathname: string): boolean =>
  matchRoutes(routes, pathname).some(({ route, match }) => route.exact === true && match.isExact);

async function loadRoutes(pathname: string): Promise<void> {
  if (isKnown(pathname)) return;
  const index = findShard(starts, pathname);
  if (index !== undefined) await loadShard(index);
}

/**
 * Takes the place of Docusaurus' own function: before the code of a page it loads the page's
 * part of the table of routes. Called before the first render, before each navigation, and when
 * the pointer rests on a link.
 */
export default async function preload(pathname: string): Promise<unknown> {
  const names = [...new Set([pathname, decodeURI(pathname)])];
  await Promise.all(names.map(loadRoutes));
  const matches = names.flatMap((name) => matchRoutes(routes, name));
  return Promise.all(
    matches.map(({ route }) => (route.component as unknown as Preloadable).preload?.()),
  );
}
