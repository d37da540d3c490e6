import fs from 'node:fs';
import path from 'node:path';
import { sealOf } from '../model/seal';

/** Returns a file's content with its seal appended (`sealOf`). */
export function sealText(url: string, text: string): string {
  return text + createSeal(url, Buffer.byteLength(text));
}

/**
 * Returns the seal to append to a file, or an empty string if it doesn't need one.
 *
 * @param bytes size of the file without the seal
 */
export function createSeal(url: string, bytes: number): string {
  const { pathname } = new URL(encodeURI(url), 'https://site.invalid');
  // The length of a seal doesn't depend on the size that it's computed from.
  const { length } = sealOf(pathname, bytes) ?? '';
  return length === 0 ? '' : (sealOf(pathname, bytes + length) ?? '');
}

/**
 * Appends seals to the files of a finished build, so that the worker can check that a file is intact
 * before it caches or serves it. Call it once, before anything reads the files' sizes.
 */
export function sealBuild(folder: string, files: readonly string[]): void {
  for (const url of files) {
    const file = path.join(folder, url);
    const seal = createSeal(url, fs.statSync(file).size);
    if (seal !== '') fs.appendFileSync(file, seal);
  }
}
