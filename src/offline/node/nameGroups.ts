import type { ChunkGroup } from '../model/chunkClosure';

/** A file of the table of routes: `./shard-3.js`, `./sidebar-0.js`. */
const TABLE_PART = /^\.\/(?:shard|sidebar)-\d+\.js$/u;

/**
 * Gives groups the name by which pages know them: the request itself for a part of the table of
 * routes, and, where the bundler has left one without, that of Docusaurus' table for a page's text.
 */
export function nameGroups(
  groups: readonly ChunkGroup[],
  names: Readonly<Record<string, string>>,
): ChunkGroup[] {
  return groups.map((group) => {
    // Some parts have a name for the bundler; pages know all of them by their request.
    const part = group.requests.find((one) => TABLE_PART.test(one));
    if (part !== undefined) return { ...group, name: part };
    if (group.name !== undefined) return group;
    const request = group.requests.find((one) => Object.hasOwn(names, one));
    return request === undefined ? group : { ...group, name: names[request] };
  });
}

/** The groups of each page, with the parts of the table of routes that it loads first. */
export function withTableParts(
  pages: Readonly<Record<string, readonly string[]>>,
  parts: Readonly<Record<string, readonly string[]>>,
): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(pages).map(([address, names]) => [
      address,
      [...names, ...(parts[address] ?? [])],
    ]),
  );
}
