import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { hashInputs } from './packageCache';
import { writeFileAtomic } from './writeFileAtomic';

const CACHE = path.resolve(__dirname, '../../../../node_modules/.cache/content-hash');
/** Above it, what the last run had no use for is forgotten; characters. */
const LARGE = 60_000_000;

interface Saved {
  readonly maker: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Gives what was made of a text before, or makes it. A maker that throws is asked again. */
export type MemoizeText = (text: string, make: () => Promise<string>) => Promise<string>;

/**
 * Texts that were made of texts, for makers that take long and are asked the same again: by the
 * server's and the browser's build, by each language, and by the next run, which finds them under
 * `node_modules/.cache`.
 *
 * @param maker what the results depend on beside the text: versions, the maker's own code
 */
export function openContentHashCache(name: string, maker: Iterable<string | Buffer>): MemoizeText {
  const file = path.join(CACHE, `${name}.json`);
  const makerKey = hashInputs(maker);
  const known = new Map(Object.entries(readSaved(file, makerKey)));
  const used = new Map<string, Promise<string>>();
  const fresh = new Map<string, string>();
  process.once('exit', () => {
    if (fresh.size > 0) save(file, makerKey, fresh, new Set(used.keys()));
  });
  return (text, make) => {
    const key = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    const before = used.get(key);
    if (before !== undefined) return before;
    const saved = known.get(key);
    const result = saved === undefined ? make() : Promise.resolve(saved);
    used.set(key, result);
    if (saved === undefined) {
      result.then(
        (value) => {
          fresh.set(key, value);
        },
        () => {
          used.delete(key);
        },
      );
    }
    return result;
  };
}

/** A file that is gone, cut short or of another maker says nothing. */
function readSaved(file: string, maker: string): Saved['texts'] {
  try {
    const saved = JSON.parse(fs.readFileSync(file, 'utf8')) as Saved;
    return saved.maker === maker ? saved.texts : {};
  } catch {
    return {};
  }
}

function save(
  file: string,
  maker: string,
  fresh: ReadonlyMap<string, string>,
  used: ReadonlySet<string>,
): void {
  // Read again: another process, or another copy of this module, may have written meanwhile.
  const all = [...new Map([...Object.entries(readSaved(file, maker)), ...fresh])];
  const size = all.reduce((sum, [, value]) => sum + value.length, 0);
  const kept = size > LARGE ? all.filter(([key]) => used.has(key)) : all;
  const saved: Saved = { maker, texts: Object.fromEntries(kept) };
  writeFileAtomic(file, JSON.stringify(saved));
}
