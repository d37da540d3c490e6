import fs from 'node:fs';
import path from 'node:path';

/** The folder of the route table, in Docusaurus' folder for generated files. */
export const TABLE_FOLDER = 'route-table';
/** The file with the table's description, in the table's folder. */
export const DESCRIPTION_FILE = 'description.json';

/** What other plugins need to know about the table to match pages with the bundler's chunks. */
export interface TableDescription {
  /** Docusaurus' names of chunks that the table leaves unnamed, by the request of their import. */
  readonly names: Readonly<Record<string, string>>;
  /** The requests of each page's shard and sidebar, by the page's pathname. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

/** Returns the description that `writeRouteTable` wrote, or an empty one if there's no table. */
export function readTableDescription(generatedFolder: string): TableDescription {
  const file = path.join(generatedFolder, TABLE_FOLDER, DESCRIPTION_FILE);
  if (!fs.existsSync(file)) return { names: {}, parts: {} };
  return JSON.parse(fs.readFileSync(file, 'utf8')) as TableDescription;
}
