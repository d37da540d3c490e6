import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { hashInputs } from './packageCache';
import { writeFileAtomic } from './writeFileAtomic';

const CACHE = path.resolve(__dirname, '../../../../node_modules/.cache/content-hash');
/** In characters. A larger cache is reduced to the entries that the current run has used. */
const MAX_SIZE = 60_000_000;

/** The content of a cache file. `maker` is the hash of what the results depend on besides the text. */
interface Saved {
  readonly maker: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Returns the cached result for a text, or computes it. If `compute` rejects, the next call retries. */
export type MemoizeText = (text: string, compute: () => Promise<string>) => Promise<string>;

/**
 * Opens a persistent cache for an expensive text transformation, keyed by a hash of the input. The
 * server and client compilations share its results, and so do all languages and later runs, because
 * it's saved in `node_modules/.cache` when the process exits.
 *
 * @param name of the cache file
 * @param dependencies what else the results depend on, such as package versions and the
 *   transformation's code
 */
export function openContentHashCache(
  name: string,
  dependencies: Iterable<string | Buffer>,
): MemoizeText {
  const file = path.join(CACHE, `${name}.json`);
  const dependencyHash = hashInputs(dependencies);
  const saved = new Map(Object.entries(readSaved(file, dependencyHash)));
  const used = new Map<string, Promise<string>>();
  const computed = new Map<string, string>();
  process.once('exit', () => {
    if (computed.size > 0) save(file, dependencyHash, computed, new Set(used.keys()));
  });
  return (text, compute) => {
    const key = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    const existing = used.get(key);
    if (existing !== undefined) return existing;
    const cached = saved.get(key);
    const result = cached === undefined ? compute() : Promise.resolve(cached);
    used.set(key, result);
    if (cached === undefined) {
      result.then(
        (value) => {
          computed.set(key, value);
        },
        () => {
          used.delete(key);
        },
      );
    }
    return result;
  };
}

/** Reads the saved results. A file that's missing, truncated, or from other code counts as empty. */
function readSaved(file: string, dependencyHash: string): Saved['texts'] {
  try {
    const saved = JSON.parse(fs.readFileSync(file, 'utf8')) as Saved;
    return saved.maker === dependencyHash ? saved.texts : {};
  } catch {
    return {};
  }
}

function save(
  file: string,
  dependencyHash: string,
  computed: ReadonlyMap<string, string>,
  used: ReadonlySet<string>,
): void {
  // Read again, because another process or another copy of this module may have written meanwhile.
  const all = [...new Map([...Object.entries(readSaved(file, dependencyHash)), ...computed])];
  const size = all.reduce((sum, [, value]) => sum + value.length, 0);
  const kept = size > MAX_SIZE ? all.filter(([key]) => used.has(key)) : all;
  const saved: Saved = { maker: dependencyHash, texts: Object.fromEntries(kept) };
  writeFileAtomic(file, JSON.stringify(saved));
}
