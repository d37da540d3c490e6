import path from 'node:path';
import { checkFrontMatter } from '../../writing/content/model/frontMatter';
import type { PageSource } from '../../writing/content/model/pageSource';
import { countProblems, formatProblem } from '../../writing/content/model/problem';
import type { Problem } from '../../writing/content/model/problem';
import { checkLinks } from '../../writing/content/model/rules/checkLinks';
import { checkProse } from '../../writing/content/model/rules/checkProse';
import { checkRepetition } from '../../writing/content/model/rules/checkRepetition';
import { checkSpelling } from '../../writing/content/model/rules/checkSpelling';
import { checkDemos, findUnusedDemos } from '../../writing/content/node/checkDemos';
import { checkImageSizes } from '../../writing/content/node/checkImages';
import { createSpellChecker } from '../../writing/content/node/createSpellChecker';
import { listProblems } from '../../writing/content/node/listProblems';
import { checkTranslationFiles } from '../../writing/content/node/listNonEnglishFiles';
import { listFiles } from '../../writing/content/node/readPages';
import { readLinkTargets } from '../../writing/content/node/readLinkTargets';
import { readPagesToCheck } from '../../writing/content/node/readPagesToCheck';
import { checkDataFunctions, listDataFiles } from '../../demos/demos/node/checkDataFunctions';
import { checkDemoSources } from '../../demos/demos/node/checkDemoSources';
import { findDemoVariants } from '../../writing/content/node/findDemoVariants';
import { findPageForFile } from '../../writing/content/node/findPageForFile';
import { findKeyTables } from '../../writing/keyboard/node/findKeyTables';
import type { PageKeyTable } from '../../writing/keyboard/node/findKeyTables';
import { unwrittenPathnames } from '../../shell/navigation/data/unwritten';
import { checkNavigation } from '../../shell/navigation/node/checkNavigation';
import { NON_DOC_ROUTES } from '../../foundation/site/model/nonDocRoutes';
import { checkSite, runSlowChecks } from './contentChecks';

const SITE_DIR = path.resolve(__dirname, '../../..');
const DOCS = path.join(SITE_DIR, 'docs');
/** Editing these files changes no page, so only the trees' coverage of the pages is checked. */
const NAVIGATION = 'src/shell/navigation/data/';

/** Whether a file, such as a demo or its key table, belongs to a page. */
const belongsToPage = (file: string, page: string): boolean =>
  !file.endsWith('.mdx') && findPageForFile(SITE_DIR, file) === page;

/** Checks pages outside `docs/`; a translation is also compared with its English page. */
async function checkOthers(others: readonly PageSource[]): Promise<Problem[]> {
  if (others.length === 0) return [];
  const { findPair } = await import('../../writing/languages/node/translationFiles');
  const { checkPageFile } = await import('../../writing/languages/node/checkPage');
  const { readGlossary } = await import('../../writing/languages/node/messageFiles');
  return others.flatMap((page) => {
    const pair = findPair(SITE_DIR, page.file);
    if (pair === undefined) return listProblems(SITE_DIR, page);
    const glossary = readGlossary(SITE_DIR, pair.locale);
    return checkPageFile(pair, { siteDir: SITE_DIR, locale: pair.locale, glossary });
  });
}

/** The problems that a check found, and a summary. */
export interface ContentReport {
  /** Problems, each as `file:line: what's wrong, and how to fix it`. */
  readonly messages: readonly string[];
  /** Counts to print below the problems. */
  readonly lines: readonly string[];
}

/**
 * Checks everything about the content that doesn't need a build. A report on selected files also
 * type-checks and renders their demos, which would take too long for the whole site.
 *
 * @param only files relative to the project's root; empty for the whole site
 */
export async function createContentReport(only: readonly string[]): Promise<ContentReport> {
  if (only.length > 0 && only.every((file) => file.startsWith(NAVIGATION))) {
    const messages = checkNavigation(SITE_DIR);
    return { messages, lines: [`Navigation: ${countProblems(messages.length)}`] };
  }
  const { pages, others, failures } = await readPagesToCheck(SITE_DIR, only);
  const isKnownWord = createSpellChecker();
  const used = new Set<string>();
  const isWanted = (file: string): boolean =>
    only.length === 0 ||
    only.some((name) => file === name || file.startsWith(`${name}/`) || belongsToPage(file, name));
  const anchors = await readLinkTargets(
    SITE_DIR,
    pages.filter(({ file }) => isWanted(file)),
    NON_DOC_ROUTES,
  );
  const demoFiles: string[] = [];
  // While a page can't be parsed, its demos would be reported as unused.
  const unread = new Set(failures.map((message) => message.split(':', 1)[0]));
  const isUnsure = (file: string): boolean => unread.has(findPageForFile(SITE_DIR, file) ?? '');
  const found: Problem[] = pages.flatMap((page) => {
    const own = new Set<string>();
    const demos = checkDemos(SITE_DIR, page, findDemoVariants, own);
    for (const file of own) used.add(file);
    if (!isWanted(page.file)) return [];
    demoFiles.push(...own);
    return [
      ...demos,
      ...checkDemoSources(SITE_DIR, [...own]),
      ...listProblems(SITE_DIR, page),
      ...checkLinks(page, { anchors }),
      ...checkProse(page),
      ...checkSpelling(page, isKnownWord),
    ];
  });
  const keyTables: PageKeyTable[] = [];
  for (const page of pages) {
    if (page.text.includes('<Playground')) {
      const { checkPlaygrounds } = await import('../../reference/playground/node/checkPlaygrounds');
      found.push(...(await checkPlaygrounds(SITE_DIR, page, used)));
    }
    const keys = findKeyTables(page.tree, path.join(SITE_DIR, page.file), SITE_DIR);
    found.push(...keys.problems);
    if (isWanted(page.file)) keyTables.push(...keys.tables);
  }
  found.push(
    ...(await checkOthers(others.filter(({ file }) => isWanted(file)))),
    ...checkTranslationFiles(SITE_DIR),
    ...checkImageSizes(SITE_DIR, pages),
    ...checkRepetition(pages),
    ...checkDataFunctions(SITE_DIR, listDataFiles(DOCS)),
    ...findUnusedDemos(SITE_DIR, listFiles(DOCS, '.tsx'), used, isUnsure),
  );
  const messages = [
    ...failures,
    ...pages
      .filter(({ file }) => isWanted(file))
      .flatMap(({ file, frontMatter, text }) => checkFrontMatter(frontMatter, file, text)),
    ...found.filter(({ file }) => isWanted(file)).map(formatProblem),
    ...checkNavigation(SITE_DIR),
  ];
  const wanted = pages.filter(({ file }) => isWanted(file));
  const lines: string[] = [];
  if (only.length > 0) {
    messages.push(...(await runSlowChecks(SITE_DIR, wanted, demoFiles, keyTables)));
  } else {
    const site = await checkSite(SITE_DIR, pages);
    messages.push(...site.messages);
    lines.push(...site.lines);
  }
  const problems = countProblems(messages.length);
  lines.push(
    only.length > 0
      ? `${only.join(', ')}: ${problems}`
      : `${String(pages.length)} pages and posts, ${String(unwrittenPathnames.length)} unwritten pages, ${String(used.size)} demo files, ${problems}`,
  );
  return { messages: [...new Set(messages)], lines };
}
