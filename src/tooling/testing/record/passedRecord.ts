import fs from 'node:fs';
import path from 'node:path';
import { readCommit } from '../../../publish/hosting/node/readCommit';
import { toMessage } from '../../../foundation/site/model/toMessage';
import { writeFileAtomic } from '../../../foundation/site/node/writeFileAtomic';
import { chooseItems, SAMPLE_SHARE, takeShard } from './chooseItems';
import type { CrawlItem, PassedItems } from './chooseItems';

const SITE_DIR = path.resolve(__dirname, '../../../..');
/** What the crawls go through, pages' samples, and the suites of edge cases; each kind has a separate file. */
export const RECORDS = ['pages', 'demos', 'keyboard', 'html', 'samples', 'suites'] as const;
export type RecordName = (typeof RECORDS)[number];

/** `all` (`npm run test:all`) visits everything and writes the record; otherwise what changed, and a sample. */
const isWhole = (): boolean => process.env['TEST_SCOPE'] === 'all';
/** `npm test -- --record` keeps what passed of a run of what changed. */
const isRecorded = (): boolean => isWhole() || process.env['TEST_RECORD'] === '1';
/** One feature is tested within a minute: one in a hundred shows that the crawl itself works. */
const readShare = (): number => (process.env['TEST_SCOPE'] === 'feature' ? 0.01 : SAMPLE_SHARE);
const fileOf = (name: RecordName): string => path.join(__dirname, `data/${name}.json`);

/** The record of a crawl; empty where there is none. Throws with the file and the fix when it's damaged. */
export function readPassed(name: RecordName, file = fileOf(name)): PassedItems {
  if (!fs.existsSync(file)) return {};
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as PassedItems;
  } catch (error) {
    throw new Error(
      `${path.relative(SITE_DIR, file)}: the record of what passed can't be read (${toMessage(error)}). Restore it from the history, or delete it: then everything counts as changed.`,
      { cause: error },
    );
  }
}

/**
 * What a run visits, on one machine or several, in the order of the items: all in a whole run,
 * otherwise what has changed since it passed, and a sample. Says which, with the seed: the commit,
 * or `TEST_SEED`, which repeats the sample of another one.
 *
 * @param always keys that are visited in any case: one page of each kind
 */
export function chooseVisits<Item extends CrawlItem>(
  name: RecordName,
  items: readonly Item[],
  always: ReadonlySet<string> = new Set(),
): readonly Item[] {
  if (isWhole()) return items;
  const seed = process.env['TEST_SEED'] ?? readCommit(SITE_DIR) ?? 'no repository';
  const { changed, sample } = chooseItems(items, readPassed(name), seed, readShare());
  const chosen = items.filter(({ key }) => changed.has(key) || sample.has(key) || always.has(key));
  console.log(
    `${name}: ${String(chosen.length)} of ${String(items.length)} (${String(changed.size)} changed since they passed, ${String(sample.size)} as a sample; TEST_SEED=${seed})`,
  );
  return chosen;
}

/** What this machine visits: its shard of what the run does (`chooseVisits`). */
export function planCrawl<Item extends CrawlItem>(
  ...run: Parameters<typeof chooseVisits<Item>>
): readonly Item[] {
  return takeShard(chooseVisits(...run), process.env['TEST_SHARD']);
}

/** After a run that is kept: what passed is recorded with its content, what failed leaves the record. */
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

/** Writes a record, one item a line in the order of the keys, so that changes are read and merged. */
export function writePassed(name: RecordName, passed: PassedItems, file = fileOf(name)): void {
  const sorted = Object.entries(passed).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileAtomic(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
