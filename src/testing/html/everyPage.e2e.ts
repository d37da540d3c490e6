import type { Page } from 'playwright-core';
import { findViolations } from '../browser/runAxe';
import { hydrated, startSite } from '../browser/site';
import type { SiteUnderTest } from '../browser/site';
import { visitAll } from '../browser/visitAll';
import { listBuiltPages, toPathname } from './builtPages';

/** Other languages have the same elements; demos and their frames have tests of their own. */
const ELSEWHERE = /^(?:zh|ar|demo|live)\/|^ad-frame\.html$/;
/** Demos have a test of their own (`allDemos.e2e.ts`), which brings each of them to life. */
const PART = { include: 'html', exclude: '[data-demo] [data-demo-preview]' };
/** `PAGES='react-(grid|stack)'`: only those whose address matches, for who mends a few. */
const WANTED = process.env['PAGES'];
const pages = listBuiltPages()
  .filter((file) => !ELSEWHERE.test(file))
  .map(toPathname)
  .filter((pathname) => WANTED === undefined || new RegExp(WANTED).test(pathname));

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/** All problems of one page, with the mode that has them. */
async function problemsOf(page: Page, complaints: string[], pathname: string): Promise<string[]> {
  const problems: string[] = [];
  const add = (mode: string, found: readonly string[]): void => {
    problems.push(...found.map((text) => `(${mode}): ${text}`));
  };
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(site.url + pathname, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  add('light', await findViolations(page, PART));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForSelector('html[data-theme="dark"]');
  add('dark', await findViolations(page, PART, 'colours'));
  add('console', complaints);
  return problems;
}

test(
  'every page, in both modes: no violation, no complaint in the console',
  async () => {
    expect(pages.length).toBeGreaterThan(WANTED === undefined ? 600 : 0);
    const report = await visitAll(site, pages, {
      atOnce: 3,
      viewport: { width: 1280, height: 900 },
      problemsOf,
      nameOf: (pathname) => `${pathname} `,
    });
    expect(report).toEqual([]);
  },
  30 * 60_000,
);
