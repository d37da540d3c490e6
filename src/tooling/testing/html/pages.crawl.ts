import path from 'node:path';
import type { Page } from 'playwright-core';
import { createColorJudge } from '../browser/contrastAudit';
import { findForeignStyles } from '../browser/demoStyles';
import { findViolations } from '../browser/runAxe';
import { hydrated, startSite } from '../browser/site';
import type { SiteUnderTest } from '../browser/site';
import { TEMPLATES } from '../browser/templates';
import { visitAll } from '../browser/visitAll';
import type { CrawlItem } from '../record/chooseItems';
import { listPageItems } from '../record/sources';
import { startCrawl } from '../record/startCrawl';
import { listBuiltPages, toBuiltPathname } from './builtPages';

/** Other languages have the same elements; demos and their frames have tests of their own. */
const ELSEWHERE = /^(?:zh|ar|demo|live)\/|^ad-frame\.html$/;
/** Demos have a test of their own (`allDemos.e2e.ts`), which brings each of them to life. */
const PREVIEWS = '[data-demo] [data-demo-preview]';
/** The same on all pages of a folder: judged on the first of them. */
const SHARED = '.theme-doc-sidebar-menu, .footer';
const sources = new Map(listPageItems().map(({ key, hash }) => [key, hash]));
/** Pages without a file in `docs/` (blog, lists) have no source to compare, and are few. */
const items = listBuiltPages()
  .filter((file) => !ELSEWHERE.test(file))
  .map(toBuiltPathname)
  .map((key): CrawlItem => ({ key, hash: sources.get(key) ?? 'none' }));
const unlisted = items.filter(({ hash }) => hash === 'none').map(({ key }) => key);
/** `PAGES='react-(grid|stack)'`: only those whose address matches. */
const crawl = startCrawl('pages', items, {
  wanted: process.env['PAGES'],
  always: new Set<string>([...TEMPLATES, ...unlisted]),
});
const pages = crawl.chosen.map(({ key }) => key);

const firstPages = new Set(
  new Map([...pages].reverse().map((pathname) => [path.dirname(pathname), pathname])).values(),
);

/** One for all pages: each style signatures is judged on the first page that has it. */
const auditContrast = createColorJudge();

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

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
  add('light', await findViolations(page, part, 'structure'));
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
  'pages, in both modes: no violation, no complaint in the console, no style of the site in a demo',
  async () => {
    expect(items.length).toBeGreaterThan(600);
    expect(pages.length).toBeGreaterThan(0);
    const report = await visitAll(site, pages, {
      atOnce: 3,
      viewport: { width: 1280, height: 900 },
      problemsOf,
      nameOf: (pathname) => `${pathname} `,
    });
    crawl.record((key) => report.some((line) => line.startsWith(`${key} (`)));
    expect(report).toEqual([]);
  },
  45 * 60_000,
);
