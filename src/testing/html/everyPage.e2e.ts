import path from 'node:path';
import type { Page } from 'playwright-core';
import { createColourJudge } from '../browser/colourJudge';
import { findViolations } from '../browser/runAxe';
import { hydrated, startSite } from '../browser/site';
import type { SiteUnderTest } from '../browser/site';
import { visitAll } from '../browser/visitAll';
import { listBuiltPages, toPathname } from './builtPages';

/** Other languages have the same elements; demos and their frames have tests of their own. */
const ELSEWHERE = /^(?:zh|ar|demo|live)\/|^ad-frame\.html$/;
/** Demos have a test of their own (`allDemos.e2e.ts`), which brings each of them to life. */
const PREVIEWS = '[data-demo] [data-demo-preview]';
/** The same on all pages of a folder: judged on the first of them. */
const SHARED = '.theme-doc-sidebar-menu, .footer';
/** `PAGES='react-(grid|stack)'`: only those whose address matches, for who mends a few. */
const WANTED = process.env['PAGES'];
const pages = listBuiltPages()
  .filter((file) => !ELSEWHERE.test(file))
  .map(toPathname)
  .filter((pathname) => WANTED === undefined || new RegExp(WANTED).test(pathname));

const firstPages = new Set(
  new Map([...pages].reverse().map((pathname) => [path.dirname(pathname), pathname])).values(),
);

/** One for all pages: each look of a text is judged on the first page that has it. */
const judgeColours = createColourJudge();

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite('walk');
}, 60_000);
afterAll(() => site.close());

/** All problems of one page, with the mode that has them. */
async function problemsOf(page: Page, complaints: string[], pathname: string): Promise<string[]> {
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
  add('light', await judgeColours(page, part, 'light'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForSelector('html[data-theme="dark"]');
  add('dark', await judgeColours(page, part, 'dark'));
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
