import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { isOverview, parseChangeLog, selectRecentPages } from '../model/recentChanges';
import type { RecentChange } from '../model/recentChanges';
import { listPages } from './listPages';

/** Enough for the lists of all products, and read within a few hundred milliseconds. */
const COMMITS = '400';
const MAX_BUFFER = 2 ** 26;

let changes: Promise<ReadonlyMap<string, number>> | undefined;

async function readChanges(siteDir: string): Promise<ReadonlyMap<string, number>> {
  const pages = new Set(listPages(path.join(siteDir, 'docs')).keys());
  const args = [
    'log',
    '-n',
    COMMITS,
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
    // Without a repository nobody knows when a page changed, and overviews don't list it.
    return new Map();
  }
}

/**
 * What the overview of a product lists as changed, newest first; undefined on other pages.
 * @param readHead the title of a page and, unless it's in the language that is built, its language
 */
export async function readRecentChanges(
  siteDir: string,
  pathname: string,
  readHead: (id: string) => Pick<RecentChange, 'title' | 'lang'>,
): Promise<readonly RecentChange[] | undefined> {
  if (!isOverview(pathname)) return undefined;
  changes ??= readChanges(siteDir);
  const ids = listPages(path.join(siteDir, 'docs'));
  return selectRecentPages(await changes, pathname).map(([page, at]) => {
    const { title, lang } = readHead(ids.get(page) ?? '');
    return { pathname: page, at, title, ...(lang === undefined ? {} : { lang }) };
  });
}
