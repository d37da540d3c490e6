import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { listPages } from '../navigation/node/listPages';
import { findViolations } from '../testing/browser/runAxe';
import {
  beginNow,
  collectComplaints,
  startSite,
  withoutTransitions,
} from '../testing/browser/site';
import type { SiteUnderTest } from '../testing/browser/site';
import { listDemos } from './node/listDemos';
import type { ListedDemo } from './node/listDemos';

const DOCS = path.resolve(__dirname, '../../docs');
/** Two cores: more pages at once only wait for each other. */
const PAGES_AT_ONCE = 4;
/**
 * Each mode and each direction is loaded once. What the second load cannot change (names, roles) is
 * asked in the first one.
 */
const LOADS = [
  { mode: 'light', dir: 'ltr', rules: 'wcag' },
  { mode: 'dark', dir: 'rtl', rules: 'look' },
] as const;
/** Faults of the packages' own markup, which no demo can mend: demo, and what axe calls them. */
const FAULTS_OF_PACKAGES = [
  // Toolpad puts the divider of a navigation list into a `div` of that list.
  'toolpad/core/react-dashboard-layout/DashboardNavigation (system): list:',
];

/** `DEMOS='react-(grid|stack)'`: only those whose address matches, for who mends a few. */
const WANTED = process.env['DEMOS'];
const demos = listDemos(DOCS, listPages(DOCS)).filter(
  ({ address }) => WANTED === undefined || new RegExp(WANTED).test(address),
);

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/** Opens a demo's address and waits until its island has rendered. */
async function open(page: Page, address: string): Promise<string[]> {
  await page.goto(`${site.url}/demo/${address}`, { waitUntil: 'domcontentloaded' });
  await beginNow(page);
  await page.waitForSelector('[data-demo-root][data-used]', { state: 'attached' });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 1000 });
      }),
  );
  const { isShown, isStopped } = await page.evaluate(() => {
    const root = document.querySelector('[data-demo-root]');
    const nodes = [...(root?.querySelectorAll('*:not(style)') ?? [])];
    return {
      isShown: nodes.some((node) => {
        const { width, height } = node.getBoundingClientRect();
        return width > 0 && height > 0;
      }),
      isStopped: document.querySelector('[data-demo-error]') !== null,
    };
  });
  return [
    ...(isShown ? [] : ['the preview is empty']),
    ...(isStopped ? ['the demo stopped with an error'] : []),
  ];
}

/** All problems of one flavour of one demo, with the look that has them. */
async function problemsOf(page: Page, complaints: string[], address: string): Promise<string[]> {
  const problems: string[] = [];
  for (const { mode, dir, rules } of LOADS) {
    complaints.length = 0;
    const add = (look: string, found: readonly string[]): void => {
      problems.push(...found.map((problem) => `${problem} [${look}, ${dir}]`));
    };
    await page.emulateMedia({ colorScheme: mode });
    add(mode, await open(page, `${address}&dir=${dir}`));
    add(mode, await findViolations(page, 'html', rules));
    add('any mode', complaints);
  }
  return problems;
}

/** Takes demos from a list until it is empty. */
async function work(context: BrowserContext, queue: ListedDemo[], report: string[]): Promise<void> {
  const page = await context.newPage();
  const complaints = collectComplaints(page);
  for (let demo = queue.shift(); demo !== undefined; demo = queue.shift()) {
    for (const styling of Object.keys(demo.variants)) {
      const found = await problemsOf(page, complaints, `${demo.address}?styling=${styling}`).catch(
        (error: unknown) => [String(error).split('\n')[0] ?? ''],
      );
      report.push(...found.map((problem) => `${demo.address} (${styling}): ${problem}`));
    }
  }
  await page.close();
}

test(
  'every demo alone, in both modes and both directions: no complaint, no violation, not empty',
  async () => {
    expect(demos.length).toBeGreaterThan(WANTED === undefined ? 380 : 0);
    const context = await site.browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 900, height: 700 },
    });
    await withoutTransitions(context);
    const report: string[] = [];
    const queue = [...demos];
    const start = Date.now();
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, () => work(context, queue, report)));
    const average = (Date.now() - start) / demos.length;
    console.log(`${String(demos.length)} demos, ${String(Math.round(average))} ms each`);
    const isKnown = (line: string): boolean =>
      FAULTS_OF_PACKAGES.some((fault) => line.startsWith(fault));
    expect(report.filter((line) => !isKnown(line))).toEqual([]);
    await context.close();
  },
  40 * 60_000,
);
