import type { BrowserContext } from 'playwright-core';
import { findViolations } from '../browser/runAxe';
import {
  beginNow,
  collectComplaints,
  hydrated,
  startSite,
  withoutTransitions,
} from '../browser/site';
import type { SiteUnderTest } from '../browser/site';
import { listBuiltPages, toPathname } from './builtPages';

/** Two cores: more pages at once only wait for each other. */
const PAGES_AT_ONCE = 3;
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

/** Takes addresses from a list until it is empty. */
async function work(context: BrowserContext, queue: string[], report: string[]): Promise<void> {
  const page = await context.newPage();
  const complaints = collectComplaints(page);
  for (let pathname = queue.shift(); pathname !== undefined; pathname = queue.shift()) {
    complaints.length = 0;
    const add = (mode: string, found: readonly string[]): void => {
      report.push(...found.map((text) => `${pathname ?? ''} (${mode}): ${text}`));
    };
    try {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(site.url + pathname, { waitUntil: 'domcontentloaded' });
      await beginNow(page);
      await hydrated(page);
      add('light', await findViolations(page, PART));
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.waitForSelector('html[data-theme="dark"]');
      add('dark', await findViolations(page, PART, 'colours'));
    } catch (error) {
      add('open', [String(error).split('\n')[0] ?? '']);
    }
    add('console', complaints);
  }
  await page.close();
}

test(
  'every page, in both modes: no violation, no complaint in the console',
  async () => {
    expect(pages.length).toBeGreaterThan(WANTED === undefined ? 600 : 0);
    const context = await site.browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 900 },
    });
    await withoutTransitions(context);
    const report: string[] = [];
    const queue = [...pages];
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, () => work(context, queue, report)));
    expect(report).toEqual([]);
    await context.close();
  },
  30 * 60_000,
);
