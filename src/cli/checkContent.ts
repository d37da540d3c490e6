import fs from 'node:fs';
import path from 'node:path';
import { checkFrontMatter } from '../content/model/frontMatter';
import { formatProblem } from '../content/model/problem';
import type { Problem } from '../content/model/problem';
import { checkHeadings } from '../content/model/rules/checkHeadings';
import { checkInstalls } from '../content/model/rules/checkInstalls';
import { checkLinks } from '../content/model/rules/checkLinks';
import { checkMarkup } from '../content/model/rules/checkMarkup';
import { checkProse } from '../content/model/rules/checkProse';
import { checkRepetition } from '../content/model/rules/checkRepetition';
import { checkSpelling } from '../content/model/rules/checkSpelling';
import { checkDemos, findUnusedDemos } from '../content/node/checkDemos';
import { createSpeller } from '../content/node/createSpeller';
import { findSimilarPages } from '../content/node/findSimilarPages';
import { listFiles, readPages } from '../content/node/readPages';
import type { ReadPages } from '../content/node/readPages';
import { readTargets } from '../content/node/readTargets';
import { findDemoVariants } from '../demos/node/findDemoVariants';
import { findKeyTables } from '../keyboard/node/findKeyTables';
import { navigationTrees } from '../navigation/data/trees';
import { UNWRITTEN_CEILING, unwrittenPathnames } from '../navigation/data/unwritten';
import { assertTreeCoverage } from '../navigation/model/assertTreeCoverage';
import { assertUniquePathnames } from '../navigation/model/assertUniquePathnames';
import { listPages } from '../navigation/node/listPages';
import { OWN_ROUTES } from '../site/model/ownRoutes';
import { toMessage } from '../site/model/toMessage';

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
    return [toMessage(error)];
  }
}

/** The page that a name stands for, or those in the folder that it stands for. */
function listNamed(file: string): string[] {
  const isFolder = fs.statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder ? listFiles(file, '.mdx') : [file];
}

/**
 * The pages to look at: all, or, for files that a writer names, those and the ones that may share
 * a sentence with them, which takes a moment.
 */
async function readWanted(only: readonly string[]): Promise<ReadPages> {
  const files = only.flatMap((file) => listNamed(path.join(SITE_DIR, file)));
  if (files.length === 0 || !files.every((file) => file.endsWith('.mdx') && fs.existsSync(file))) {
    return readPages(SITE_DIR);
  }
  const wanted = await readPages(SITE_DIR, files);
  const similar = new Set(wanted.pages.flatMap((page) => findSimilarPages(SITE_DIR, page)));
  for (const file of files) similar.delete(file);
  const others = await readPages(SITE_DIR, [...similar]);
  // What stands on too many pages is told of the last ones: those that the writer asks about.
  return {
    pages: [...others.pages, ...wanted.pages],
    failures: [...others.failures, ...wanted.failures],
  };
}

/**
 * The writer's check: everything that needs no build, with `file:line` in every message. File
 * names as arguments limit the report to those files.
 */
async function main(): Promise<void> {
  const only = process.argv.slice(2).map((file) => path.relative(SITE_DIR, path.resolve(file)));
  const { pages, failures } = await readWanted(only);
  const isKnownWord = createSpeller();
  const used = new Set<string>();
  const isWanted = (file: string): boolean =>
    only.length === 0 || only.some((name) => file === name || file.startsWith(`${name}/`));
  const anchors = await readTargets(
    SITE_DIR,
    pages.filter(({ file }) => isWanted(file)),
    OWN_ROUTES,
  );
  const found: Problem[] = pages.flatMap((page) => {
    const demos = checkDemos(SITE_DIR, page, findDemoVariants, used);
    if (!isWanted(page.file)) return [];
    return [
      ...demos,
      ...checkHeadings(page),
      ...checkMarkup(page),
      ...checkInstalls(page),
      ...checkLinks(page, { anchors }),
      ...checkProse(page),
      ...checkSpelling(page, isKnownWord),
    ];
  });
  for (const page of pages) {
    if (page.text.includes('<Playground')) {
      const { checkPlaygrounds } = await import('../playground/node/checkPlaygrounds');
      found.push(...(await checkPlaygrounds(SITE_DIR, page, used)));
    }
    found.push(...findKeyTables(page.tree, path.join(SITE_DIR, page.file), SITE_DIR).problems);
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
  ];
  // What is about the whole site is also loaded for it only.
  if (only.length === 0) {
    const { checkInHouseAdsFile } = await import('../ads/node/checkInHouseAds');
    messages.push(...checkInHouseAdsFile(SITE_DIR));
    const { checkApi } = await import('../api-docs/node/checkApi');
    const { describeCounts } = await import('./describeCounts');
    const api = checkApi(SITE_DIR, pages);
    messages.push(...api.problems);
    for (const line of [...api.lines, ...describeCounts(SITE_DIR, pages)]) console.log(line);
  }
  for (const message of messages) console.error(message);
  const problems = `${String(messages.length)} problems`;
  console.log(
    only.length > 0
      ? `${only.join(', ')}: ${problems}`
      : `${String(pages.length)} pages and posts written, ${String(unwrittenPathnames.length)} pages not yet, ${String(used.size)} demo files, ${problems}`,
  );
  process.exit(messages.length === 0 ? 0 : 1);
}

void main();
