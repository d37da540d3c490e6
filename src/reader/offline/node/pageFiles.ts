import { listReachableFiles } from '../model/chunkClosure';
import type { ChunkGroup } from '../model/chunkClosure';
import type { BuildTree } from './buildTree';
import type { OfflineFacts } from './offlineFacts';

/** `/material-ui/react-button.html` -> `/material-ui/react-button`. */
export function addressOf(file: string): string {
  return file.replace(/(?:\/index)?\.html$/u, '') || '/';
}

/** Adds what files name, and what those name: pictures of a page, fonts of a stylesheet. */
export function withReferences(tree: BuildTree, urls: Iterable<string>): Set<string> {
  const found = new Set<string>(urls);
  for (const url of found) for (const file of tree.references(url)) found.add(file);
  return found;
}

/** Finds every file that the pages of one language can come to load. */
export function createPageFiles(
  tree: BuildTree,
  { groups, pages }: OfflineFacts,
): {
  /** The files of a page, given as its HTML file. */
  ofPage: (file: string) => Set<string>;
  /** The files of a part of the site that is loaded on demand, by the requests of its imports. */
  ofRequests: (requests: readonly string[]) => Set<string>;
} {
  const placeByName = new Map(groups.map(({ name }, place) => [name, place]));
  const routes = new Set(Object.values(pages).flat());
  const isPart = ({ name }: ChunkGroup): boolean => name === undefined || !routes.has(name);
  const reach = (start: readonly number[]): string[] =>
    listReachableFiles(groups, start, isPart).map((file) => `/${file}`);
  const ofChunk = new Map<string, string[]>();
  const filesOfChunk = (name: string): string[] => {
    const place = placeByName.get(name);
    const files = ofChunk.get(name) ?? (place === undefined ? [] : reach([place]));
    ofChunk.set(name, files);
    return files;
  };
  return {
    ofPage: (file) => {
      const chunks = (pages[addressOf(file)] ?? []).flatMap(filesOfChunk);
      return withReferences(tree, [file, ...chunks.filter((url) => tree.has(url))]);
    },
    ofRequests: (requests) => {
      const start = groups.flatMap((group, place) =>
        group.requests.some((request) => requests.includes(request)) ? [place] : [],
      );
      return withReferences(
        tree,
        reach(start).filter((url) => tree.has(url)),
      );
    },
  };
}
