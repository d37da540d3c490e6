import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { isOverview, parseChangeLog, selectRecentPages } from '../model/recentChanges';
import type { RecentChange } from '../model/recentChanges';
import { listPages } from './listPages';

/** Enough for the lists of all products; Git reads them in a few hundred milliseconds. */
const MAX_COMMITS = '400';
const MAX_BUFFER = 2 ** 26;

let changes: Promise<ReadonlyMap<string, number>> | undefined;

async function readChanges(siteDir: string): Promise<ReadonlyMap<string, number>> {
  const pages = new Set(listPages(path.join(siteDir, 'docs')).keys());
  const args = [
    'log',
    '-n',
    MAX_COMMITS,
    '--format=%x00%ct',
    '--name-only',
    '--relative',
    '--',
    'docs',
  ];
  try {
    const options = { cwd: siteDir, maxBuffer: MAX_BUFFER };
    const { stdout } = await promisify(execFile)('git', args, options);
    return parseChangeLog(stdout, pages);
  } catch {
    // Without a Git repository there are no dates, so overviews don't list any changes.
    return new Map();
  }
}

/**
 * Returns the pages that a product's overview lists as recently changed, newest first, or `undefined`
 * if the page isn't an overview.
 *
 * @param readTitle returns a page's title, and its language if that isn't the one being built
 */
export async function readRecentChanges(
  siteDir: string,
  pathname: string,
  readTitle: (id: string) => Pick<RecentChange, 'title' | 'lang'>,
): Promise<readonly RecentChange[] | undefined> {
  if (!isOverview(pathname)) return undefined;
  changes ??= readChanges(siteDir);
  const ids = listPages(path.join(siteDir, 'docs'));
  return selectRecentPages(await changes, pathname).map(([page, at]) => {
    const { title, lang } = readTitle(ids.get(page) ?? '');
    return { pathname: page, at, title, ...(lang === undefined ? {} : { lang }) };
  });
}
