import type { Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../foundation/preferences/model/constants';
import { KNOWN_VIOLATIONS } from '../../foundation/site/model/accessibilityChecks';
import { addWebFont } from '../../tooling/testing/browser/addWebFont';
import { findLabelProblems } from '../../tooling/testing/browser/chartLabels';
import { findForeignStyles } from '../../tooling/testing/browser/demoStyles';
import { findViolations } from '../../tooling/testing/browser/runAxe';
import { interact, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';
import { findLowContrastSvgText } from '../../tooling/testing/browser/svgContrast';
import { visitAll } from '../../tooling/testing/browser/visitAll';
import { listDemoItems } from '../../tooling/testing/record/sources';
import type { DemoItem } from '../../tooling/testing/record/sources';
import { startCrawl } from '../../tooling/testing/record/startCrawl';

/** Violations that no demo can fix: demo, and what axe calls them. */
const FAULTS_OF_PACKAGES = KNOWN_VIOLATIONS.map(
  ({ demo, styling, rule }) => `${demo} (${styling}): ${rule}:`,
);
/**
 * Labels of reference lines and of Sankey nodes. MUI X sets their `text-anchor` for text from left to
 * right (`ChartsReferenceLine`, `SankeyNodeLabel`: neither reads the direction), so from right to left
 * they begin at the other side of their point.
 */
const LABELS_CUT_OFF_BY_MUI_X = [
  'axis/AxisReferenceLines',
  'examples/ExampleTargetRange',
  'line-demo/LineDemoLimit',
  'sankey/',
  'scatter-demo/ScatterQuadrants',
].map((demo) => `x/react-charts/${demo}`);
/** Only from right to left: the other way around, a label that is cut off is the demo's fault. */
const isCutOffByMuiX = (line: string): boolean =>
  line.endsWith('[dark, from right to left]') &&
  line.includes(' (system): the label ') &&
  LABELS_CUT_OFF_BY_MUI_X.some((demo) => line.startsWith(demo));

const items = listDemoItems();
/** `DEMOS='react-(grid|stack)'`: only those whose address matches. */
const { chosen, record } = startCrawl('demos', items, { wanted: process.env['DEMOS'] });

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/** Resolves when something of the demo can be seen, or when nothing came for half a minute. */
async function drawn(page: Page): Promise<void> {
  await page
    .waitForFunction(() =>
      [...document.querySelectorAll('[data-demo-root] *:not(style), [data-demo-error]')].some(
        (node) => {
          const { width, height } = node.getBoundingClientRect();
          return width > 0 && height > 0;
        },
      ),
    )
    // The look at the preview says so.
    .catch(() => undefined);
}

/** Waits until the page has nothing to do, and tells what is wrong with the demo it shows. */
async function listFaults(page: Page): Promise<string[]> {
  await drawn(page);
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
      // Something to see in it: a box around a grid that stays hidden is nothing.
      isShown: nodes.some((node) => {
        const { width, height } = node.getBoundingClientRect();
        const isContent =
          node.childElementCount === 0 ||
          [...node.childNodes].some((child) => child instanceof Text && child.data.trim() !== '');
        const isVisible = node.checkVisibility({ visibilityProperty: true });
        // A skeleton is drawn around what it hides; any other box around nothing is nothing.
        const isSkeleton = node.matches('.MuiSkeleton-root');
        return width > 0 && height > 0 && (isContent || isSkeleton) && isVisible;
      }),
      isStopped: document.querySelector('[data-demo-error]') !== null,
    };
  });
  return [
    ...(isShown ? [] : ['the preview is empty']),
    ...(isStopped ? ['the demo stopped with an error'] : []),
    ...(await findLabelProblems(page, '[data-demo-root]')),
  ];
}

/** The Data Grid's ring while it loads the children of a row, which has no name (8.29.3). */
const LOADING = '.MuiDataGrid-treeDataGroupingCellLoadingContainer';

/** Opens a demo's address and waits until its island has rendered, with the rows it opens with. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${site.url}/demo/${address}`, { waitUntil: 'domcontentloaded' });
  await addWebFont(page);
  await interact(page);
  await page.waitForSelector('[data-demo-root][data-used]', { state: 'attached' });
  await page.waitForFunction((ring) => document.querySelector(ring) === null, LOADING);
}

/** What arrives when the reader chooses the direction in another tab: the demo is drawn anew. */
async function mirror(page: Page): Promise<void> {
  await page.evaluate((key) => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'rtl' }));
  }, STORAGE_KEYS.direction);
  await page.waitForSelector('html[dir="rtl"]');
}

/**
 * All problems of one styling of one demo, with the look that has them. It is loaded once, changes
 * its mode and is drawn anew in the other direction, as by a load that asks for it (the stylesheets for
 * it come after the first render, too). No rule of axe asks for the direction.
 */
async function problemsOf(
  page: Page,
  consoleErrors: string[],
  { demo, styling }: DemoItem,
): Promise<string[]> {
  const problems: string[] = [];
  const add = (look: string, found: readonly string[]): void => {
    problems.push(...found.map((problem) => `${problem} [${look}]`));
  };
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, `${demo}?styling=${styling}`);
  add('light', await listFaults(page));
  add('light', await findViolations(page, 'html', 'wcag'));
  add('light', await findLowContrastSvgText(page, '[data-demo-root]'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForSelector('html[data-theme="dark"]');
  add('dark', await findViolations(page, 'html', 'colors'));
  add('dark', await findLowContrastSvgText(page, '[data-demo-root]'));
  add('from left to right', consoleErrors.splice(0));
  await mirror(page);
  add('dark, from right to left', await listFaults(page));
  add('from right to left', consoleErrors);
  // The last: it takes the page's styles away.
  add('the site', await findForeignStyles(page));
  return problems;
}

test(
  'demos alone, in both modes and both directions: no complaint, no violation, not empty, no style of the site',
  async () => {
    expect(items.length).toBeGreaterThan(380);
    expect(chosen.length).toBeGreaterThan(0);
    const start = Date.now();
    const report = await visitAll(site, chosen, {
      atOnce: 4,
      viewport: { width: 900, height: 700 },
      problemsOf,
      nameOf: ({ key }) => `${key}: `,
    });
    const average = (Date.now() - start) / chosen.length;
    console.log(`${String(chosen.length)} demos, ${String(Math.round(average))} ms each`);
    const isKnown = (line: string): boolean =>
      isCutOffByMuiX(line) || FAULTS_OF_PACKAGES.some((fault) => line.startsWith(fault));
    const faults = report.filter((line) => !isKnown(line));
    record((key) => faults.some((line) => line.startsWith(`${key}: `)));
    expect(faults).toEqual([]);
  },
  45 * 60_000,
);
