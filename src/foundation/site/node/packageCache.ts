import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { writeFileAtomic } from './writeFileAtomic';

/** Entries of a cache that stay: those of two branches, and of a site made for measuring. */
const KEPT = 4;

/** One entry of a cache under `node_modules/.cache`: what was made of some inputs before. */
export interface CacheEntry<Value> {
  /** Other inputs have another key. */
  readonly key: string;
  /** Whether there is something to read, without reading it. */
  readonly has: () => boolean;
  readonly read: () => Value | undefined;
  readonly write: (value: Value) => void;
}

/**
 * The entry of a cache for some inputs (texts and files whose change makes it worthless).
 * `node_modules` goes when the packages do, and takes its caches along.
 */
export function openCache<Value>(
  siteDir: string,
  name: string,
  inputs: Iterable<string | Buffer>,
): CacheEntry<Value> {
  const folder = path.join(siteDir, 'node_modules/.cache', name);
  const key = hashInputs(inputs).slice(0, 16);
  const file = path.join(folder, `${key}.json`);
  return {
    key,
    has: () => fs.existsSync(file),
    read: () => {
      if (!fs.existsSync(file)) return undefined;
      const value = JSON.parse(fs.readFileSync(file, 'utf8')) as Value;
      const now = new Date();
      fs.utimesSync(file, now, now);
      return value;
    },
    write: (value) => {
      writeFileAtomic(file, JSON.stringify(value));
      removeOld(folder);
    },
  };
}

/** One hash of all inputs, in hexadecimal; where one ends and the next begins counts. */
export function hashInputs(inputs: Iterable<string | Buffer>): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input).update('\0');
  return hash.digest('hex');
}

/** What the inputs give, from the cache or (after a change) made anew. */
export async function readOrMake<Value>(
  entry: CacheEntry<Value>,
  make: () => Value | Promise<Value>,
): Promise<Value> {
  const known = entry.read();
  if (known !== undefined) return known;
  const made = await make();
  entry.write(made);
  return made;
}

/** The versions of all installed packages, as an input. */
export function readLockFile(siteDir: string): Buffer {
  return fs.readFileSync(path.join(siteDir, 'package-lock.json'));
}

/** The version of one installed package, as an input. */
export function readPackageFile(siteDir: string, name: string): Buffer {
  return fs.readFileSync(path.join(siteDir, 'node_modules', name, 'package.json'));
}

/** The code of a folder without its tests, as inputs: what it makes changes with it. */
export function readSources(folder: string): Buffer[] {
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) => [Buffer.from(file), fs.readFileSync(path.join(folder, file))]);
}

/** The code of the layers of a feature (`reference/icons`) in which things are made, as inputs. */
export function readFeature(siteDir: string, feature: string): Buffer[] {
  return ['node', 'model'].flatMap((layer) =>
    readSources(path.join(siteDir, 'src', feature, layer)),
  );
}

function removeOld(folder: string): void {
  const files = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, usedMs: fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.usedMs - a.usedMs);
  for (const { file } of files.slice(KEPT)) fs.rmSync(file, { force: true });
}
