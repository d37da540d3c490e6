import path from 'node:path';
import type { Page } from 'playwright-core';
import { listPages } from '../navigation/node/listPages';
import { STORAGE_KEYS } from '../preferences/model/constants';
import { findViolations } from '../testing/browser/runAxe';
import { beginNow, startSite } from '../testing/browser/site';
import type { SiteUnderTest } from '../testing/browser/site';
import { visitAll } from '../testing/browser/visitAll';
import { listDemos } from './node/listDemos';

const DOCS = path.resolve(__dirname, '../../docs');
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
  site = await startSite('walk');
}, 60_000);
afterAll(() => site.close());

/** Waits until the page has nothing to do, and tells what is wrong with the demo it shows. */
async function listFaults(page: Page): Promise<string[]> {
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

/** Opens a demo's address and waits until its island has rendered. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${site.url}/demo/${address}`, { waitUntil: 'domcontentloaded' });
  await beginNow(page);
  await page.waitForSelector('[data-demo-root][data-used]', { state: 'attached' });
}

/** What arrives when the reader chooses the direction in another tab: the demo is drawn anew. */
async function mirror(page: Page): Promise<void> {
  await page.evaluate((key) => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'rtl' }));
  }, STORAGE_KEYS.direction);
  await page.waitForSelector('html[dir="rtl"]');
}

/** One styling of a demo, with the address that it has alone. */
interface Flavour {
  readonly demo: string;
  readonly styling: string;
}

const flavours = demos.flatMap(({ address, variants }) =>
  Object.keys(variants).map((styling): Flavour => ({ demo: address, styling })),
);

/**
 * All problems of one flavour of one demo, with the look that has them. It is loaded once, changes
 * its mode and is drawn anew in the other direction, as by a load that asks for it (the sheets for
 * it come after the first render, too). No rule of axe asks for the direction.
 */
async function problemsOf(
  page: Page,
  complaints: string[],
  { demo, styling }: Flavour,
): Promise<string[]> {
  const problems: string[] = [];
  const add = (look: string, found: readonly string[]): void => {
    problems.push(...found.map((problem) => `${problem} [${look}]`));
  };
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, `${demo}?styling=${styling}`);
  add('light', await listFaults(page));
  add('light', await findViolations(page, 'html', 'wcag'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForSelector('html[data-theme="dark"]');
  add('dark', await findViolations(page, 'html', 'colours'));
  add('from left to right', complaints.splice(0));
  await mirror(page);
  add('dark, from right to left', await listFaults(page));
  add('from right to left', complaints);
  return problems;
}

test(
  'every demo alone, in both modes and both directions: no complaint, no violation, not empty',
  async () => {
    expect(demos.length).toBeGreaterThan(WANTED === undefined ? 380 : 0);
    const start = Date.now();
    const report = await visitAll(site, flavours, {
      atOnce: 4,
      viewport: { width: 900, height: 700 },
      problemsOf,
      nameOf: ({ demo, styling }) => `${demo} (${styling}): `,
    });
    const average = (Date.now() - start) / demos.length;
    console.log(`${String(demos.length)} demos, ${String(Math.round(average))} ms each`);
    const isKnown = (line: string): boolean =>
      FAULTS_OF_PACKAGES.some((fault) => line.startsWith(fault));
    expect(report.filter((line) => !isKnown(line))).toEqual([]);
  },
  40 * 60_000,
);
