import path from 'node:path';
import { checkInHouseAdsFile } from '../ads/node/checkInHouseAds';
import { checkApi } from '../api-docs/node/checkApi';
import { checkFrontMatter } from '../content/model/frontMatter';
import type { PageSource } from '../content/model/pageSource';
import { formatProblem } from '../content/model/problem';
import type { Problem } from '../content/model/problem';
import { checkHeadings } from '../content/model/rules/checkHeadings';
import { checkLinks } from '../content/model/rules/checkLinks';
import { checkMarkup } from '../content/model/rules/checkMarkup';
import { checkProse } from '../content/model/rules/checkProse';
import { checkRepetition } from '../content/model/rules/checkRepetition';
import { checkSpelling } from '../content/model/rules/checkSpelling';
import { checkDemos, findUnusedDemos } from '../content/node/checkDemos';
import { createSpeller } from '../content/node/createSpeller';
import { readAnchors } from '../content/node/readAnchors';
import { listFiles, readPages } from '../content/node/readPages';
import { findDemoVariants } from '../demos/node/findDemoVariants';
import { findKeyTables } from '../keyboard/node/findKeyTables';
import { navigationTrees } from '../navigation/data/trees';
import { UNWRITTEN_CEILING, unwrittenPathnames } from '../navigation/data/unwritten';
import { assertTreeCoverage } from '../navigation/model/assertTreeCoverage';
import { assertUniquePathnames } from '../navigation/model/assertUniquePathnames';
import { listPages } from '../navigation/node/listPages';
import { checkPlaygrounds } from '../playground/node/checkPlaygrounds';
import { OWN_ROUTES } from '../site/model/ownRoutes';
import { describeCounts } from './describeCounts';

const SITE_DIR = path.resolve(__dirname, '../..');
const DOCS = path.join(SITE_DIR, 'docs');

function checkNavigation(): string[] {
  try {
    assertUniquePathnames(navigationTrees);
    assertTreeCoverage({
      trees: navigationTrees,
      pages: listPages(DOCS),
      unwritten: unwrittenPathnames,
      unwrittenCeiling: UNWRITTEN_CEILING,
    });
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function readTargets(pages: readonly PageSource[]): Map<string, Set<string> | undefined> {
  const anchors = new Map<string, Set<string> | undefined>(
    OWN_ROUTES.map((route) => [route, undefined]),
  );
  for (const page of pages) {
    const own = readAnchors(page);
    anchors.set(page.pathname ?? page.file, own);
    const post = /^blog\/(\d{4})-(\d{2})-(\d{2})-(.+)\.mdx$/.exec(page.file);
    if (post !== null) anchors.set(`/blog/${post.slice(1).join('/')}`, own);
  }
  return anchors;
}

/**
 * The writer's check: everything that needs no build, with `file:line` in every message. File
 * names as arguments limit the report to those files.
 */
async function main(): Promise<void> {
  const only = process.argv.slice(2).map((file) => path.relative(SITE_DIR, path.resolve(file)));
  const { pages, failures } = await readPages(SITE_DIR);
  const anchors = readTargets(pages);
  const isKnownWord = createSpeller();
  const used = new Set<string>();
  const isWanted = (file: string): boolean =>
    only.length === 0 || only.some((name) => file === name || file.startsWith(`${name}/`));
  const found: Problem[] = pages.flatMap((page) => {
    const demos = checkDemos(SITE_DIR, page, findDemoVariants, used);
    if (!isWanted(page.file)) return [];
    return [
      ...demos,
      ...checkHeadings(page),
      ...checkMarkup(page),
      ...checkLinks(page, { anchors }),
      ...checkProse(page),
      ...checkSpelling(page, isKnownWord),
    ];
  });
  for (const page of pages) {
    found.push(
      ...(await checkPlaygrounds(SITE_DIR, page, used)),
      ...findKeyTables(page.tree, path.join(SITE_DIR, page.file), SITE_DIR).problems,
    );
  }
  found.push(
    ...checkRepetition(pages),
    ...findUnusedDemos(SITE_DIR, listFiles(DOCS, '.tsx'), used),
  );
  const messages = [
    ...failures,
    ...pages
      .filter(({ file }) => isWanted(file))
      .flatMap(({ file, frontMatter, text }) => checkFrontMatter(frontMatter, file, text)),
    ...found.filter(({ file }) => isWanted(file)).map(formatProblem),
    ...checkNavigation(),
    ...checkInHouseAdsFile(SITE_DIR),
  ];
  if (only.length === 0) {
    const api = checkApi(SITE_DIR, pages);
    messages.push(...api.problems);
    for (const line of [...api.lines, ...describeCounts(SITE_DIR, pages)]) console.log(line);
  }
  for (const message of messages) console.error(message);
  console.log(
    `${String(pages.length)} pages and posts written, ${String(unwrittenPathnames.length)} pages not yet, ${String(used.size)} demo files, ${String(messages.length)} problems`,
  );
  process.exit(messages.length === 0 ? 0 : 1);
}

void main();
