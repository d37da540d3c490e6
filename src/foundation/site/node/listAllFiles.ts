import fs from 'node:fs';
import path from 'node:path';

/**
 * Returns all files below a folder, sorted, as paths relative to it with forward slashes.
 *
 * @throws Error when the folder doesn't exist
 */
export function listAllFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
