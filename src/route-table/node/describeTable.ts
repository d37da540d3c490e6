import fs from 'node:fs';
import path from 'node:path';
import { readGenerated } from './readGenerated';

/** Files of the table that a page loads, by its address; beside the table. */
export const PARTS_FILE = 'route-table/parts.json';

/** What whoever follows the bundler's chunks has to know of the table. */
export interface TableDescription {
  /** Docusaurus' name of a chunk that the table leaves without one, by the import's request. */
  readonly names: ReadonlyMap<string, string>;
  /** Requests of the shard and the sidebar of a page, by its address. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

/** Reads what `writeRouteTable` has left; without a table nothing has parts. */
export function describeTable(generatedFolder: string): TableDescription {
  const file = path.join(generatedFolder, PARTS_FILE);
  if (!fs.existsSync(file)) return { names: new Map(), parts: {} };
  const { registry } = readGenerated(generatedFolder);
  return {
    names: new Map([...registry].map(([name, { module }]) => [module, name])),
    parts: JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string[]>,
  };
}
