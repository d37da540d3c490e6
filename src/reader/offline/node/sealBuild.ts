import fs from 'node:fs';
import path from 'node:path';
import { sealOf } from '../model/seal';

/** A file's text with its seal at the end. */
export function sealText(url: string, text: string): string {
  return text + createSeal(url, Buffer.byteLength(text));
}

/** The seal of a file that has so many bytes without it; empty where it needs none. */
export function createSeal(url: string, bytes: number): string {
  const { pathname } = new URL(encodeURI(url), 'https://site.invalid');
  // The length of a seal does not depend on the size that is in it.
  const { length } = sealOf(pathname, bytes) ?? '';
  return length === 0 ? '' : (sealOf(pathname, bytes + length) ?? '');
}

/**
 * Appends their seals to the files of a finished build: the worker keeps and answers with nothing
 * else. Call it once, before anything lists the files' sizes.
 */
export function sealBuild(folder: string, files: readonly string[]): void {
  for (const url of files) {
    const file = path.join(folder, url);
    const seal = createSeal(url, fs.statSync(file).size);
    if (seal !== '') fs.appendFileSync(file, seal);
  }
}
