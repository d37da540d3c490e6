import fs from 'node:fs';
import path from 'node:path';

/** Where the table lies in Docusaurus' folder of generated files. */
export const TABLE_FOLDER = 'route-table';
/** What is known of the table; in its folder. */
export const DESCRIPTION_FILE = 'description.json';

/** What whoever follows the bundler's chunks has to know of the table. */
export interface TableDescription {
  /** Docusaurus' name of a chunk that the table leaves without one, by the import's request. */
  readonly names: Readonly<Record<string, string>>;
  /** Requests of the shard and the sidebar of a page, by its address. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

/** Reads what `writeRouteTable` has left; without a table nothing has parts. */
export function describeTable(generatedFolder: string): TableDescription {
  const file = path.join(generatedFolder, TABLE_FOLDER, DESCRIPTION_FILE);
  if (!fs.existsSync(file)) return { names: {}, parts: {} };
  return JSON.parse(fs.readFileSync(file, 'utf8')) as TableDescription;
}
