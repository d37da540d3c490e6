import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../../foundation/preferences/model/constants';
import { createContrastAudit } from '../browser/contrastAudit';
import { findForeignStyles } from '../browser/demoStyles';
import { findDemoBelowFold } from '../browser/findDemoBelowFold';
import { readLayoutShift, watchLayoutShift } from '../browser/layoutShift';
import { findViolations } from '../browser/runAxe';
import { hydrated, startSite } from '../browser/site';
import type { SiteUnderTest } from '../browser/site';
import { TEMPLATES } from '../browser/templates';
import { visitAll } from '../browser/visitAll';
import type { CrawlItem } from '../record/chooseItems';
import { listPageItems } from '../record/sources';
import { startCrawl } from '../record/startCrawl';
import { SIDEBAR_STATE_KEY } from '../../../shell/navigation/model/sidebarState';
import { listPages } from '../../../shell/navigation/node/listPages';
import { readFrontMatter } from '../../../writing/content/node/readFrontMatter';
import { listBuiltPages, toBuiltPathname } from './builtPages';

/**
 * Files that aren't visited: translations have the same elements, and demos have separate tests.
 */
const ELSEWHERE = /^(?:zh|ar|demo|live)\/|^ad-frame\.html$/;
/** Demos have a test of their own (`allDemos.e2e.ts`), which brings each of them to life. */
const PREVIEWS = '[data-demo] [data-demo-preview]';
/**
 * Smaller shifts, which browsers and Lighthouse show as 0.00, are half a line of a table that's still
 * arriving.
 */
const MIN_SHIFT = 0.001;
/** The same on all pages of a folder, so it's only audited on the first one. */
const SHARED = '.theme-doc-sidebar-menu, .footer';
const sources = new Map(listPageItems().map(({ key, hash }) => [key, hash]));
/** Pages without a file in `docs/` (blog, lists) have no source to hash. There are few of them. */
const items = listBuiltPages()
  .filter((file) => !ELSEWHERE.test(file))
  .map(toBuiltPathname)
  .map((key): CrawlItem => ({ key, hash: sources.get(key) ?? 'none' }));
const unlisted = items.filter(({ hash }) => hash === 'none').map(({ key }) => key);
const templates = new Set<string>(TEMPLATES);
/** `PAGES='react-(grid|stack)'` only visits pages whose address matches. */
const crawl = startCrawl('pages', items, {
  wanted: process.env['PAGES'],
  always: new Set([...templates, ...unlisted]),
});
const pages = crawl.chosen.map(({ key }) => key);

const firstPages = new Set(
  new Map([...pages].reverse().map((pathname) => [path.dirname(pathname), pathname])).values(),
);

const docs = path.resolve(__dirname, '../../../../docs');
const ids = listPages(docs);

/**
 * Whether a page documents components or hooks, and so must start with a demo (`checkFirstDemo`).
 */
function documentsComponents(pathname: string): boolean {
  const id = ids.get(pathname);
  if (id === undefined) return false;
  const { frontMatter } = readFrontMatter(path.join(docs, `${id}.mdx`));
  return 'components' in frontMatter || 'hooks' in frontMatter;
}

/** Shared by all pages, so that each style signature is audited on the first page that has it. */
const auditContrast = createContrastAudit();

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/**
 * Makes each page the first of a visit. It uses the system's font, and doesn't read the heights of
 * sidebar groups, which the previous page stored after its styles had been removed, or which
 * another page stores in parallel. The web font and the sidebar have separate tests.
 */
async function prepare(context: BrowserContext): Promise<void> {
  // Shifts within a preview don't count: a demo may load rows, as an app would.
  await watchLayoutShift(context, PREVIEWS);
  await context.addInitScript(
    (ignoredKeys) => {
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (key) {
        return ignoredKeys.includes(key) ? null : getItem.call(this, key);
      };
    },
    [STORAGE_KEYS.webFont, SIDEBAR_STATE_KEY],
  );
}

/** Returns all problems of a page, each with the color mode or the check that found it. */
async function problemsOf(
  page: Page,
  consoleErrors: string[],
  pathname: string,
): Promise<string[]> {
  const problems: string[] = [];
  const add = (mode: string, found: readonly string[]): void => {
    problems.push(...found.map((text) => `(${mode}): ${text}`));
  };
  const exclude = firstPages.has(pathname) ? PREVIEWS : `${PREVIEWS}, ${SHARED}`;
  const part = { include: 'html', exclude };
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(site.url + pathname, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  if (documentsComponents(pathname)) add('fold', await findDemoBelowFold(page));
  // `templates.e2e.ts` checks the structure of templates, including their demos.
  if (!templates.has(pathname)) add('light', await findViolations(page, part, 'structure'));
  // Before the contrast audit, which scrolls and so hydrates demos.
  const { value, moved } = await readLayoutShift(page);
  add('layout shift', value < MIN_SHIFT ? [] : moved);
  add('light', await auditContrast(page, part, 'light'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForSelector('html[data-theme="dark"]');
  add('dark', await auditContrast(page, part, 'dark'));
  add('console', consoleErrors);
  // Last, because it removes the page's styles.
  add('demos', await findForeignStyles(page));
  return problems;
}

test(
  'pages have no violations, console errors, layout shifts, demos below the fold, or site styles in demos',
  async () => {
    expect(items.length).toBeGreaterThan(600);
    expect(pages.length).toBeGreaterThan(0);
    const report = await visitAll(site, pages, {
      atOnce: 3,
      viewport: { width: 1280, height: 900 },
      prepare,
      problemsOf,
      nameOf: (pathname) => `${pathname} `,
    });
    crawl.record((key) => report.some((line) => line.startsWith(`${key} (`)));
    expect(report).toEqual([]);
  },
  45 * 60_000,
);
