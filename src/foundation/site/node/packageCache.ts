import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { claimWork } from './claimWork';
import { writeFileAtomic } from './writeFileAtomic';

/** How often to look whether another process has filled the entry. */
const POLL_MS = 50;

/** Number of entries to keep per cache, enough for two branches and the site that benchmarks create. */
const MAX_ENTRIES = 4;

/** One entry of a cache in `node_modules/.cache`: the result for a set of inputs. */
export interface CacheEntry<Value> {
  /** The hash of the inputs. */
  readonly key: string;
  /** Whether the entry exists, without reading it. */
  readonly has: () => boolean;
  readonly read: () => Value | undefined;
  readonly write: (value: Value) => void;
  /**
   * Claims the computation of the value for this process. Returns a function that ends the claim, or
   * `undefined` while another process is computing the value.
   */
  readonly claim: () => (() => void) | undefined;
}

/**
 * Opens the cache entry for a set of inputs. The cache is inside `node_modules`, so that reinstalling
 * the packages clears it.
 *
 * @param inputs strings and file contents that the result depends on
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
    claim: () => claimWork(path.join(folder, `${key}.claim`)),
  };
}

/** Returns one hex hash of all inputs. `['ab', 'c']` and `['a', 'bc']` have different hashes. */
export function hashInputs(inputs: Iterable<string | Buffer>): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input).update('\0');
  return hash.digest('hex');
}

/**
 * Returns the cached value, or the end of a claim to compute it. Returns `undefined` while another
 * process is computing it.
 */
function readOrClaim<Value>(
  entry: CacheEntry<Value>,
): { readonly value: Value } | { readonly endClaim: () => void } | undefined {
  const cached = entry.read();
  if (cached !== undefined) return { value: cached };
  const endClaim = entry.claim();
  if (endClaim === undefined) return undefined;
  // Another process can have written it since.
  const value = entry.read();
  if (value === undefined) return { endClaim };
  endClaim();
  return { value };
}

/**
 * Returns the cached value, or computes and caches it. If another process is computing it, waits for
 * that process instead.
 */
export async function readOrMake<Value>(
  entry: CacheEntry<Value>,
  make: () => Value | Promise<Value>,
): Promise<Value> {
  for (;;) {
    const result = readOrClaim(entry);
    if (result === undefined) {
      await setTimeout(POLL_MS);
      continue;
    }
    if ('value' in result) return result.value;
    try {
      const value = await make();
      entry.write(value);
      return value;
    } finally {
      result.endClaim();
    }
  }
}

/** The same as {@link readOrMake}, but blocks this thread. */
export function readOrMakeSync<Value>(entry: CacheEntry<Value>, make: () => Value): Value {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    const result = readOrClaim(entry);
    if (result === undefined) {
      Atomics.wait(clock, 0, 0, POLL_MS);
      continue;
    }
    if ('value' in result) return result.value;
    try {
      const value = make();
      entry.write(value);
      return value;
    } finally {
      result.endClaim();
    }
  }
}

/** Returns `package-lock.json` as an input for results that depend on all installed packages. */
export function readLockFile(siteDir: string): Buffer {
  return fs.readFileSync(path.join(siteDir, 'package-lock.json'));
}

/** Returns a package's `package.json` as an input for results that depend on its version. */
export function readPackageFile(siteDir: string, name: string): Buffer {
  return fs.readFileSync(path.join(siteDir, 'node_modules', name, 'package.json'));
}

/** Returns the modules of a folder, without tests, as inputs for results that depend on this code. */
export function readSources(folder: string): Buffer[] {
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) => [Buffer.from(file), fs.readFileSync(path.join(folder, file))]);
}

/**
 * Returns the code in the `node` and `model` layers of a feature as inputs.
 *
 * @param feature its folder in `src`, such as `reference/icons`
 */
export function readFeature(siteDir: string, feature: string): Buffer[] {
  return ['node', 'model'].flatMap((layer) =>
    readSources(path.join(siteDir, 'src', feature, layer)),
  );
}

/** Deletes the least recently used entries. */
function removeOld(folder: string): void {
  const files = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, usedMs: fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.usedMs - a.usedMs);
  for (const { file } of files.slice(MAX_ENTRIES)) fs.rmSync(file, { force: true });
}
