import type { ChunkGroup } from '../model/chunkClosure';

/** A request for a file of the route table, such as `./shard-3.js` or `./sidebar-0.js`. */
const ROUTE_TABLE_FILE = /^\.\/(?:shard|sidebar)-\d+\.js$/u;

/**
 * Returns the groups with names for those that the bundler left unnamed, so that pages can refer to
 * them: a page's content gets its chunk name from Docusaurus' route table, and a file of our route
 * table gets its request.
 */
export function nameGroups(
  groups: readonly ChunkGroup[],
  names: Readonly<Record<string, string>>,
): ChunkGroup[] {
  return groups.map((group) => {
    if (group.name !== undefined) return group;
    const request = group.requests.find(
      (one) => Object.hasOwn(names, one) || ROUTE_TABLE_FILE.test(one),
    );
    return request === undefined ? group : { ...group, name: names[request] ?? request };
  });
}

/** Returns the groups of each page, including the route-table files that it loads first. */
export function withRouteTableFiles(
  pages: Readonly<Record<string, readonly string[]>>,
  parts: Readonly<Record<string, readonly string[]>>,
): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(pages).map(([pathname, names]) => [
      pathname,
      [...names, ...(parts[pathname] ?? [])],
    ]),
  );
}
