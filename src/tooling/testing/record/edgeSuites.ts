import path from 'node:path';
import { findReachedFiles, TEST_FILE } from '../findReachedFiles';
import { listMatchingFiles, SITE_DIR } from '../readSpecificationMap';
import type { CrawlItem } from './chooseItems';
import { chooseVisits } from './passedRecord';
import { hashFiles, readVersions } from './sources';

const SOURCE = /\.(?:[cm]?[jt]sx?|css|json)$/;
const EDGE_SUITE = /\.edge\.e2e\.ts$/;
/** Pictures and records are results of tests, not sources. */
const RESULT = /^src\/tooling\/testing\/(?:record\/data|visual\/pictures)\//;

/** Code that adds features to the site. Features don't import it, so it isn't reached from them. */
const WIRING = /^src\/(?:config|plugins|theme)\//;

/**
 * Returns a suite's feature, such as `src/reader/ads`, or `src` for suites of the whole site in
 * tooling.
 */
function folderOf(suite: string): string {
  const [src = '', group = '', feature = ''] = suite.split('/');
  return group === 'tooling' ? src : [src, group, feature].join('/');
}

/**
 * Returns the browser suites of edge cases (`*.edge.e2e.ts`): hostile input, broken environments,
 * limits, and changes of releases. A suite's hash covers the suite, the code of its feature with
 * everything it imports, and the wiring. Suites of the whole site cover all code.
 */
export function listEdgeSuites(siteDir = SITE_DIR): CrawlItem[] {
  const files = listMatchingFiles('src', SOURCE, siteDir).filter((file) => !RESULT.test(file));
  const code = files.filter((file) => !TEST_FILE.test(file));
  const versions = readVersions();
  const reach = (entries: readonly string[]): readonly string[] => [
    ...findReachedFiles(siteDir, files, entries),
  ];
  const wiring = code.filter((file) => WIRING.test(file));
  const reachedByFolder = new Map<string, readonly string[]>();
  return files
    .filter((file) => EDGE_SUITE.test(file))
    .sort()
    .map((suite) => {
      const folder = folderOf(suite);
      const own =
        reachedByFolder.get(folder) ?? reach(code.filter((file) => file.startsWith(`${folder}/`)));
      reachedByFolder.set(folder, own);
      const sources = [...new Set([...own, ...wiring, ...reach([suite])])].sort();
      const paths = sources.map((file) => path.join(siteDir, file));
      return { key: suite, hash: hashFiles(suite, paths, versions) };
    });
}

/**
 * Returns the suites of edge cases that a run skips: those that passed unchanged, except for a
 * sample.
 */
export function listOmittedSuites(suites: readonly CrawlItem[]): readonly string[] {
  const chosen = new Set(chooseVisits('suites', suites));
  return suites.filter((suite) => !chosen.has(suite)).map(({ key }) => key);
}
