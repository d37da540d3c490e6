import fs from 'node:fs';
import path from 'node:path';

/** Every file below a folder, relative to it, with slashes, in order. Throws where there's no folder. */
export function listAllFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
