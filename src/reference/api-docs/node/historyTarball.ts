import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'fflate';

/** The size of a tar block in bytes. */
const BLOCK = 512;
/** Folders with copies of the same types for other module systems, or with tests. */
const COPIES = /^[^/]+\/(esm|modern|legacy|node|umd|test|src|build)\//;

/**
 * Downloads a published version with the installed npm, unless the folder has it. Returns the
 * tarball's path.
 */
export function fetchTarball(folder: string, packageName: string, version: string): string {
  const file = path.join(
    folder,
    `${packageName.replace('@', '').replace('/', '-')}-${version}.tgz`,
  );
  if (!fs.existsSync(file) || fs.statSync(file).size === 0) {
    execFileSync('npm', ['pack', `${packageName}@${version}`, '--silent', '--prefer-offline'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return file;
}

function readText(archive: Uint8Array, start: number, length: number): string {
  return Buffer.from(archive.subarray(start, start + length))
    .toString('utf8')
    .replace(/\0[\s\S]*$/, '');
}

/** Returns the text of a tarball's declaration files, by path in the package. */
export function readTypeFiles(tarball: string): Map<string, string> {
  const archive = gunzipSync(fs.readFileSync(tarball));
  const files = new Map<string, string>();
  for (let at = 0; at + BLOCK <= archive.length;) {
    const name = readText(archive, at, 100);
    if (name === '') break;
    const prefix = readText(archive, at + 345, 155);
    const size = Number.parseInt(readText(archive, at + 124, 12).trim(), 8);
    const fullPath = prefix === '' ? name : `${prefix}/${name}`;
    if (fullPath.endsWith('.d.ts') && !COPIES.test(fullPath)) {
      files.set(fullPath.slice(fullPath.indexOf('/') + 1), readText(archive, at + BLOCK, size));
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
