import fs from 'node:fs';
import path from 'node:path';
import { listChunks } from '../../../shell/route-table/node/listChunks';
import type { ChunkGroup } from '../model/chunkClosure';

/** What one language's build knows of its pages, for the worker that serves all languages. */
export interface OfflineFacts {
  readonly locale: string;
  /** With a slash at both ends. */
  readonly baseUrl: string;
  readonly groups: readonly ChunkGroup[];
  /** The names of the groups of each page, by the page's address. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** In the folder of a language's build until the worker is made; hosts never see it. */
const FACTS_FILE = '.offline-facts.json';

export function writeFacts(folder: string, facts: OfflineFacts): void {
  fs.writeFileSync(path.join(folder, FACTS_FILE), JSON.stringify(facts));
}

/** Takes the facts of all languages out of a finished build; the default language is first. */
export function takeFacts(folder: string): OfflineFacts[] {
  const folders = [
    folder,
    ...fs
      .readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => path.join(folder, name)),
  ];
  return folders.flatMap((place) => {
    const file = path.join(place, FACTS_FILE);
    if (!fs.existsSync(file)) return [];
    const facts = JSON.parse(fs.readFileSync(file, 'utf8')) as OfflineFacts;
    fs.rmSync(file);
    return [facts];
  });
}

/** Docusaurus writes a hash behind each address: `/blog-4fe`. */
export function readPageChunks(routesChunkNames: object): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(routesChunkNames).map(([key, names]) => [
      key.replace(/-[0-9a-f]{3}$/u, '') || '/',
      listChunks(names),
    ]),
  );
}
