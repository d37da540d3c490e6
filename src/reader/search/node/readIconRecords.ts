import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ICON_VARIANTS } from '../../../reference/icons/model/types';
import type { SearchRecord } from '../model/types';

const ICON_FILE = /^(?<name>[A-Z0-9]\w*)\.js$/u;

/** The records of icons by their names, sorted. One record stands for an icon and all its variants. */
function createIconRecords(names: Iterable<string>): SearchRecord[] {
  const known = new Set(names);
  const listVariants = (name: string): string[] => ICON_VARIANTS.map((variant) => name + variant);
  const isWhole = (name: string): boolean => listVariants(name).every((file) => known.has(file));
  const whole = [...known].filter(isWhole);
  const covered = new Set(whole.flatMap(listVariants));
  return [...known]
    .filter((name) => !covered.has(name))
    .sort()
    .map((title) => ({
      kind: 'icon',
      title,
      url: '',
      product: 'material-ui',
      ...(isWhole(title) ? {} : { isSingle: true }),
    }));
}

/** Every icon of `@mui/icons-material`. */
export async function readIconRecords(siteDir: string): Promise<SearchRecord[]> {
  const files = await readdir(path.join(siteDir, 'node_modules/@mui/icons-material'));
  return createIconRecords(files.flatMap((file) => ICON_FILE.exec(file)?.groups?.['name'] ?? []));
}
