import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { listAllFiles } from '../../../foundation/site/node/listAllFiles';
import { readReferences } from './readReferences';

const compress = promisify(gzip);
/** Formats that are compressed already. */
const PACKED = /\.(?:woff2|png|jpe?g|webp|gif|ico|zip)$/u;

/** A finished build: its files by address, each read once. */
export interface BuildTree {
  /** All addresses with extension, in order: `/material-ui/react-button.html`. */
  readonly files: readonly string[];
  has(url: string): boolean;
  bytes(url: string): number;
  hash(url: string): string;
  /** The site's own files that a file names. */
  references(url: string): readonly string[];
  /** What a host sends, in bytes. */
  downloadBytes(url: string): Promise<number>;
}

export function hashOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function once<T>(make: (url: string) => T): (url: string) => T {
  const known = new Map<string, T>();
  return (url) => {
    const found = known.get(url);
    if (found !== undefined) return found;
    const made = make(url);
    known.set(url, made);
    return made;
  };
}

/** The addresses of a build's files, with extension, in order. */
export function listTreeFiles(folder: string): string[] {
  return listAllFiles(folder)
    .map((file) => `/${file}`)
    .filter((file) => !path.posix.basename(file).startsWith('.'));
}

export function readBuildTree(folder: string): BuildTree {
  const read = (url: string): Buffer => fs.readFileSync(path.join(folder, url));
  const files = listTreeFiles(folder);
  const known = new Set(files);
  return {
    files,
    has: (url) => known.has(url),
    bytes: once((url) => fs.statSync(path.join(folder, url)).size),
    hash: once((url) => hashOf(read(url))),
    references: once((url) => {
      if (!/\.(?:html|js|css)$/u.test(url)) return [];
      // Scripts name files of their own language without its prefix.
      const base = /^\/[a-z]{2}\//u.exec(url)?.[0] ?? '/';
      const text = read(url).toString('utf8');
      return readReferences(text).flatMap(
        (file) => [base + file, `/${file}`].find((candidate) => known.has(candidate)) ?? [],
      );
    }),
    downloadBytes: once(async (url) =>
      PACKED.test(url)
        ? fs.statSync(path.join(folder, url)).size
        : (await compress(read(url))).length,
    ),
  };
}
