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

/** Other languages have the same elements; demos and their frames have tests of their own. */
const ELSEWHERE = /^(?:zh|ar|demo|live)\/|^ad-frame\.html$/;
/** Demos have a test of their own (`allDemos.e2e.ts`), which brings each of them to life. */
const PREVIEWS = '[data-demo] [data-demo-preview]';
/** What browsers and Lighthouse show as 0.00 is half a line of a table that is still arriving. */
const LEAST_SHIFT = 0.001;
/** The same on all pages of a folder: judged on the first of them. */
const SHARED = '.theme-doc-sidebar-menu, .footer';
const sources = new Map(listPageItems().map(({ key, hash }) => [key, hash]));
/** Pages without a file in `docs/` (blog, lists) have no source to compare, and are few. */
const items = listBuiltPages()
  .filter((file) => !ELSEWHERE.test(file))
  .map(toBuiltPathname)
  .map((key): CrawlItem => ({ key, hash: sources.get(key) ?? 'none' }));
const unlisted = items.filter(({ hash }) => hash === 'none').map(({ key }) => key);
const templates = new Set<string>(TEMPLATES);
/** `PAGES='react-(grid|stack)'`: only those whose address matches. */
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

/** Whether a page shows its first demo first (`checkFirstDemo`). */
function documentsComponents(pathname: string): boolean {
  const id = ids.get(pathname);
  if (id === undefined) return false;
  const { frontMatter } = readFrontMatter(path.join(docs, `${id}.mdx`));
  return 'components' in frontMatter || 'hooks' in frontMatter;
}

/** One for all pages: each style signature is judged on the first page that has it. */
const auditContrast = createContrastAudit();

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/**
 * Each page begins as a visit's first: with the system's font, and without the heights of sidebar
 * groups that the page before has written down when it had no styles any more. What another page
 * has stored meanwhile isn't read either. The web font and the sidebar have tests of their own.
 */
async function prepare(context: BrowserContext): Promise<void> {
  // Rows that a demo loads move within its preview, as they do in an app.
  await watchLayoutShift(context, PREVIEWS);
  await context.addInitScript(
    (forgotten) => {
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (key) {
        return forgotten.includes(key) ? null : getItem.call(this, key);
      };
    },
    [STORAGE_KEYS.webFont, SIDEBAR_STATE_KEY],
  );
}

/** All problems of one page, with the mode that has them. */
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
  // Of a template, `templates.e2e.ts` judges the structure, with its demos.
  if (!templates.has(pathname)) add('light', await findViolations(page, part, 'structure'));
  // Before the audit of contrasts, which scrolls, and so brings demos to life.
  const { value, moved } = await readLayoutShift(page);
  add('moved by itself', value < LEAST_SHIFT ? [] : moved);
  add('light', await auditContrast(page, part, 'light'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForSelector('html[data-theme="dark"]');
  add('dark', await auditContrast(page, part, 'dark'));
  add('console', consoleErrors);
  // The last: it takes the page's styles away.
  add('demos', await findForeignStyles(page));
  return problems;
}

test(
  'pages, in both modes: no violation, complaint, shift, late demo, or style of the site in a demo',
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
