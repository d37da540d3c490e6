import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { SearchRecord } from '../model/types';

const ICON_FILE = /^(?<name>[A-Z0-9]\w*)\.js$/u;
/** Each icon has these variants; its own name is enough to find it. */
const VARIANT = /(?:Outlined|Rounded|TwoTone|Sharp)$/u;

/** Every icon of `@mui/icons-material` without its variants, sorted by name. */
export async function readIconRecords(siteDir: string): Promise<SearchRecord[]> {
  const files = await readdir(path.join(siteDir, 'node_modules/@mui/icons-material'));
  return files
    .flatMap((file) => ICON_FILE.exec(file)?.groups?.['name'] ?? [])
    .filter((name) => !VARIANT.test(name))
    .sort()
    .map((name) => ({ kind: 'icon', title: name, url: '', product: 'material-ui' }));
}
