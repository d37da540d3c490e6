import type { ChunkGroup } from '../model/chunkClosure';

/** A file of the table of routes: `./shard-3.js`, `./sidebar-0.js`. */
const TABLE_PART = /^\.\/(?:shard|sidebar)-\d+\.js$/u;

/**
 * Gives groups that the bundler left without a name the one by which pages know them: that of
 * Docusaurus' table for the text of a page, the request itself for a part of the table of routes.
 */
export function nameGroups(
  groups: readonly ChunkGroup[],
  names: Readonly<Record<string, string>>,
): ChunkGroup[] {
  return groups.map((group) => {
    if (group.name !== undefined) return group;
    const request = group.requests.find((one) => Object.hasOwn(names, one) || TABLE_PART.test(one));
    return request === undefined ? group : { ...group, name: names[request] ?? request };
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
