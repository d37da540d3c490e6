import { listReachableFiles } from '../model/chunkClosure';
import type { ChunkGroup } from '../model/chunkClosure';
import type { BuildTree } from './buildTree';
import type { OfflineBuildInfo } from './offlineBuildInfo';

/** Returns the pathname of a page's HTML file: `/material-ui/react-button.html` → `/material-ui/react-button`. */
export function pathnameOf(file: string): string {
  return file.replace(/(?:\/index)?\.html$/u, '') || '/';
}

/** Returns the files with everything that they refer to, recursively, such as a page's images and a stylesheet's fonts. */
export function withReferences(tree: BuildTree, urls: Iterable<string>): Set<string> {
  const found = new Set<string>(urls);
  for (const url of found) for (const file of tree.references(url)) found.add(file);
  return found;
}

/** Returns functions that find every file that pages of one language can load. */
export function createPageFiles(
  tree: BuildTree,
  { groups, pages }: OfflineBuildInfo,
): {
  /** Returns the files of a page. `file` is its HTML file. */
  ofPage: (file: string) => Set<string>;
  /** Returns the files of a feature that's loaded on demand, by its import requests. */
  ofRequests: (requests: readonly string[]) => Set<string>;
} {
  const indexByName = new Map(groups.map(({ name }, index) => [name, index]));
  const routes = new Set(Object.values(pages).flat());
  const isPart = ({ name }: ChunkGroup): boolean => name === undefined || !routes.has(name);
  const reach = (start: readonly number[]): string[] =>
    listReachableFiles(groups, start, isPart).map((file) => `/${file}`);
  const ofChunk = new Map<string, string[]>();
  const filesOfChunk = (name: string): string[] => {
    const index = indexByName.get(name);
    const files = ofChunk.get(name) ?? (index === undefined ? [] : reach([index]));
    ofChunk.set(name, files);
    return files;
  };
  return {
    ofPage: (file) => {
      const chunks = (pages[pathnameOf(file)] ?? []).flatMap(filesOfChunk);
      return withReferences(tree, [file, ...chunks.filter((url) => tree.has(url))]);
    },
    ofRequests: (requests) => {
      const start = groups.flatMap((group, index) =>
        group.requests.some((request) => requests.includes(request)) ? [index] : [],
      );
      return withReferences(
        tree,
        reach(start).filter((url) => tree.has(url)),
      );
    },
  };
}
