import fs from 'node:fs';
import path from 'node:path';
import { listChunks } from '../../../shell/route-table/node/listChunks';
import type { ChunkGroup } from '../model/chunkClosure';

/** What one language's build passes on about its pages, for the worker that serves all languages. */
export interface OfflineBuildInfo {
  readonly locale: string;
  /** With a slash at both ends. */
  readonly baseUrl: string;
  readonly groups: readonly ChunkGroup[];
  /** The names of each page's chunk groups, by the page's pathname. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** Temporary file in the folder of a language's build. It's removed before the build is published. */
const FILE = '.offline-facts.json';

export function writeBuildInfo(folder: string, info: OfflineBuildInfo): void {
  fs.writeFileSync(path.join(folder, FILE), JSON.stringify(info));
}

/** Reads and deletes the files of all languages in a finished build. The default language is first. */
export function takeBuildInfo(folder: string): OfflineBuildInfo[] {
  const folders = [
    folder,
    ...fs
      .readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => path.join(folder, name)),
  ];
  return folders.flatMap((languageFolder) => {
    const file = path.join(languageFolder, FILE);
    if (!fs.existsSync(file)) return [];
    const info = JSON.parse(fs.readFileSync(file, 'utf8')) as OfflineBuildInfo;
    fs.rmSync(file);
    return [info];
  });
}

/** Returns the chunk names of each page by pathname. Docusaurus' keys have a hash appended, such as `/blog-4fe`. */
export function readPageChunks(routesChunkNames: object): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(routesChunkNames).map(([key, names]) => [
      key.replace(/-[0-9a-f]{3}$/u, '') || '/',
      listChunks(names),
    ]),
  );
}
