import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ICON_VARIANTS } from '../../../reference/icons/model/types';
import type { SearchRecord } from '../model/types';

const ICON_FILE = /^(?<name>[A-Z0-9]\w*)\.js$/u;

/** Returns the records of icons, sorted by name. An icon and all its variants share one record. */
function createIconRecords(names: Iterable<string>): SearchRecord[] {
  const known = new Set(names);
  const listVariants = (name: string): string[] => ICON_VARIANTS.map((variant) => name + variant);
  const hasAllVariants = (name: string): boolean =>
    listVariants(name).every((file) => known.has(file));
  const variants = new Set([...known].filter(hasAllVariants).flatMap(listVariants));
  return [...known]
    .filter((name) => !variants.has(name))
    .sort()
    .map((title) => ({
      kind: 'icon',
      title,
      url: '',
      product: 'material-ui',
      ...(hasAllVariants(title) ? {} : { isSingle: true }),
    }));
}

/** Returns the records of all icons in `@mui/icons-material`. */
export async function readIconRecords(siteDir: string): Promise<SearchRecord[]> {
  const files = await readdir(path.join(siteDir, 'node_modules/@mui/icons-material'));
  return createIconRecords(files.flatMap((file) => ICON_FILE.exec(file)?.groups?.['name'] ?? []));
}
