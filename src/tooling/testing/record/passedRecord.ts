import fs from 'node:fs';
import path from 'node:path';
import { readCommit } from '../../../publish/hosting/node/readCommit';
import { toMessage } from '../../../foundation/site/model/toMessage';
import { writeFileAtomic } from '../../../foundation/site/node/writeFileAtomic';
import { chooseItems, SAMPLE_SHARE, selectShard } from './chooseItems';
import type { CrawlItem, PassedItems } from './chooseItems';

const SITE_DIR = path.resolve(__dirname, '../../../..');
/** The records, each in a separate file: one per crawl, code samples, and suites of edge cases. */
export const RECORDS = ['pages', 'demos', 'keyboard', 'html', 'samples', 'suites'] as const;
export type RecordName = (typeof RECORDS)[number];

/** Whether this is a full run (`npm run test:all`); other runs visit what changed, and a sample. */
const isFullRun = (): boolean => process.env['TEST_SCOPE'] === 'all';
/** Whether what passed is recorded: in full runs, and in others with `npm test -- --record`. */
const isRecorded = (): boolean => isFullRun() || process.env['TEST_RECORD'] === '1';
/**
 * The share to sample. Testing one feature should take a minute, so it only proves that the crawl
 * works.
 */
const readShare = (): number => (process.env['TEST_SCOPE'] === 'feature' ? 0.01 : SAMPLE_SHARE);
const fileOf = (name: RecordName): string => path.join(__dirname, `data/${name}.json`);

/** Returns a crawl's record, which is empty if there is none. Throws if it's damaged. */
export function readPassed(name: RecordName, file = fileOf(name)): PassedItems {
  if (!fs.existsSync(file)) return {};
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as PassedItems;
  } catch (error) {
    throw new Error(
      `${path.relative(SITE_DIR, file)}: the record of what passed can't be read (${toMessage(error)}). Restore it from the history, or delete it, so that everything counts as changed.`,
      { cause: error },
    );
  }
}

/**
 * Returns what a run visits on all its machines together, in the order of the items: everything in a
 * full run, otherwise what has changed since it passed, and a sample. Prints the counts and the seed of
 * the sample, which is the commit; set `TEST_SEED` to repeat the sample of another run.
 *
 * @param always keys of items to visit in any case, such as one page of each kind
 */
export function chooseVisits<Item extends CrawlItem>(
  name: RecordName,
  items: readonly Item[],
  always: ReadonlySet<string> = new Set(),
): readonly Item[] {
  if (isFullRun()) return items;
  const seed = process.env['TEST_SEED'] ?? readCommit(SITE_DIR) ?? 'no repository';
  const { changed, sample } = chooseItems(items, readPassed(name), seed, readShare());
  const chosen = items.filter(({ key }) => changed.has(key) || sample.has(key) || always.has(key));
  console.log(
    `${name}: ${String(chosen.length)} of ${String(items.length)} (${String(changed.size)} changed since they passed, ${String(sample.size)} as a sample; TEST_SEED=${seed})`,
  );
  return chosen;
}

/** Returns what this machine visits: its shard of the run's visits (`chooseVisits`). */
export function planCrawl<Item extends CrawlItem>(
  ...run: Parameters<typeof chooseVisits<Item>>
): readonly Item[] {
  return selectShard(chooseVisits(...run), process.env['TEST_SHARD']);
}

/**
 * If the run is recorded, writes the hashes of what passed, and removes what failed from the
 * record.
 */
export function recordPassed(
  name: RecordName,
  items: readonly CrawlItem[],
  visited: readonly CrawlItem[],
  hasFailed: (key: string) => boolean,
  file = fileOf(name),
): void {
  if (!isRecorded()) return;
  const known = readPassed(name, file);
  const seen = new Map(visited.map(({ key, hash }) => [key, hasFailed(key) ? '' : hash]));
  const entries = items
    .map(({ key }): [string, string] => [key, seen.get(key) ?? known[key] ?? ''])
    .filter(([, hash]) => hash !== '');
  writePassed(name, Object.fromEntries(entries), file);
}

/**
 * Writes a record, sorted and with one item per line, so that diffs are readable and merge well.
 */
export function writePassed(name: RecordName, passed: PassedItems, file = fileOf(name)): void {
  const sorted = Object.entries(passed).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileAtomic(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
