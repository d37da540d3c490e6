import path from 'node:path';
import { findReachedFiles, TEST_FILE } from '../findReachedFiles';
import { listMatchingFiles, SITE_DIR } from '../readSpecificationMap';
import type { CrawlItem } from './chooseItems';
import { chooseVisits } from './passedRecord';
import { hashFiles, readVersions } from './sources';

const SOURCE = /\.(?:[cm]?[jt]sx?|css|json)$/;
const EDGE_SUITE = /\.edge\.e2e\.ts$/;
/** Pictures and what passed: results, not sources. */
const RESULT = /^src\/tooling\/testing\/(?:record\/data|visual\/pictures)\//;

/** What ties features to the site imports them, and so isn't among what they import. */
const TIES = /^src\/(?:config|plugins|theme)\//;

/** `src/reader/ads` of a suite in it; for a suite of the whole site, which is among the tools, `src`. */
function folderOf(suite: string): string {
  const [src = '', group = '', feature = ''] = suite.split('/');
  return group === 'tooling' ? src : [src, group, feature].join('/');
}

/**
 * The browser suites of edge cases (`*.edge.e2e.ts`): hostile or broken surroundings, limits, other
 * releases. Each has a hash of itself and of the code of its feature, with all that this imports, and
 * of what ties features to the site; suites of the whole site have all code.
 */
export function listEdgeSuites(siteDir = SITE_DIR): CrawlItem[] {
  const files = listMatchingFiles('src', SOURCE, siteDir).filter((file) => !RESULT.test(file));
  const code = files.filter((file) => !TEST_FILE.test(file));
  const versions = readVersions();
  const reach = (entries: readonly string[]): readonly string[] => [
    ...findReachedFiles(siteDir, files, entries),
  ];
  const ties = code.filter((file) => TIES.test(file));
  const reachedByFolder = new Map<string, readonly string[]>();
  return files
    .filter((file) => EDGE_SUITE.test(file))
    .sort()
    .map((suite) => {
      const folder = folderOf(suite);
      const own =
        reachedByFolder.get(folder) ?? reach(code.filter((file) => file.startsWith(`${folder}/`)));
      reachedByFolder.set(folder, own);
      const sources = [...new Set([...own, ...ties, ...reach([suite])])].sort();
      const paths = sources.map((file) => path.join(siteDir, file));
      return { key: suite, hash: hashFiles(suite, paths, versions) };
    });
}

/** The suites of edge cases that a run does without: those that have passed as they are, but a sample. */
export function listOmittedSuites(suites: readonly CrawlItem[]): readonly string[] {
  const chosen = new Set(chooseVisits('suites', suites));
  return suites.filter((suite) => !chosen.has(suite)).map(({ key }) => key);
}
