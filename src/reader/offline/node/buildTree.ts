import fs from 'node:fs';
import path from 'node:path';
import { gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { hashContent } from '../../../foundation/site/node/hashContent';
import { listAllFiles } from '../../../foundation/site/node/listAllFiles';
import { readReferences } from './readReferences';

const compress = promisify(gzip);
/** Formats that are already compressed. */
const COMPRESSED = /\.(?:woff2|png|jpe?g|webp|gif|ico|zip)$/u;

/** The files of a finished build by URL. Everything that's read from a file is memoized. */
export interface BuildTree {
  /** All URLs with their extension, sorted, such as `/material-ui/react-button.html`. */
  readonly files: readonly string[];
  has(url: string): boolean;
  bytes(url: string): number;
  hash(url: string): string;
  /** The site's own files that a file refers to. */
  references(url: string): readonly string[];
  /** The file's compressed size, in bytes. */
  downloadBytes(url: string): Promise<number>;
}

export function hashOf(text: string | Buffer): string {
  return hashContent(text, 12);
}

function memoize<T>(compute: (url: string) => T): (url: string) => T {
  const cache = new Map<string, T>();
  return (url) => {
    const cached = cache.get(url);
    if (cached !== undefined) return cached;
    const value = compute(url);
    cache.set(url, value);
    return value;
  };
}

/** Returns the URLs of a build's files with their extension, sorted. */
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
    bytes: memoize((url) => fs.statSync(path.join(folder, url)).size),
    hash: memoize((url) => hashOf(read(url))),
    references: memoize((url) => {
      if (!/\.(?:html|js|css)$/u.test(url)) return [];
      // Scripts refer to files of their own language without its prefix.
      const base = /^\/[a-z]{2}\//u.exec(url)?.[0] ?? '/';
      const text = read(url).toString('utf8');
      return readReferences(text).flatMap(
        (file) => [base + file, `/${file}`].find((candidate) => known.has(candidate)) ?? [],
      );
    }),
    downloadBytes: memoize(async (url) =>
      COMPRESSED.test(url)
        ? fs.statSync(path.join(folder, url)).size
        : (await compress(read(url))).length,
    ),
  };
}
