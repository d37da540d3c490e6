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

/** Accessibility violations caused by packages, which demos can't fix: the demo and axe's rule. */
const PACKAGE_VIOLATIONS = KNOWN_VIOLATIONS.map(
  ({ demo, styling, rule }) => `${demo} (${styling}): ${rule}:`,
);
/**
 * Demos with labels of reference lines and Sankey nodes. MUI X sets their `text-anchor` for left-to-right
 * text (`ChartsReferenceLine` and `SankeyNodeLabel` don't read the direction), so in right-to-left mode
 * they start on the wrong side of their point.
 */
const LABELS_CUT_OFF_BY_MUI_X = [
  'axis/AxisReferenceLines',
  'examples/ExampleTargetRange',
  'line-demo/LineDemoLimit',
  'sankey/',
  'scatter-demo/ScatterQuadrants',
].map((demo) => `x/react-charts/${demo}`);
/** Only in right-to-left mode. In left-to-right mode, the demo can fix a clipped label. */
const isCutOffByMuiX = (line: string): boolean =>
  line.endsWith('[dark, from right to left]') &&
  line.includes(' (system): the label ') &&
  LABELS_CUT_OFF_BY_MUI_X.some((demo) => line.startsWith(demo));

const items = listDemoItems();
/** `DEMOS='react-(grid|stack)'` limits the crawl to demos whose address matches. */
const { chosen, record } = startCrawl('demos', items, { wanted: process.env['DEMOS'] });

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/** Resolves when part of the demo is visible, or after the default timeout of half a minute. */
async function waitUntilVisible(page: Page): Promise<void> {
  await page
    .waitForFunction(() =>
      [...document.querySelectorAll('[data-demo-root] *:not(style), [data-demo-error]')].some(
        (node) => {
          const { width, height } = node.getBoundingClientRect();
          return width > 0 && height > 0;
        },
      ),
    )
    // `listProblems` reports an empty preview.
    .catch(() => undefined);
}

/** Waits until the page is idle and returns what's wrong with the demo it shows. */
async function listProblems(page: Page): Promise<string[]> {
  await waitUntilVisible(page);
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
      // Something visible with content: a box around a hidden grid doesn't count.
      isShown: nodes.some((node) => {
        const { width, height } = node.getBoundingClientRect();
        const isContent =
          node.childElementCount === 0 ||
          [...node.childNodes].some((child) => child instanceof Text && child.data.trim() !== '');
        const isVisible = node.checkVisibility({ visibilityProperty: true });
        // A skeleton may have a hidden child; any other box without content doesn't count.
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

/** The Data Grid's spinner while it loads the children of a row, which lacks an accessible name (8.29.3). */
const LOADING = '.MuiDataGrid-treeDataGroupingCellLoadingContainer';

/** Opens a demo's address and waits until its island has rendered with its initial rows. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${site.url}/demo/${address}`, { waitUntil: 'domcontentloaded' });
  await addWebFont(page);
  await interact(page);
  await page.waitForSelector('[data-demo-root][data-used]', { state: 'attached' });
  await page.waitForFunction((spinner) => document.querySelector(spinner) === null, LOADING);
}

/** Switches to right-to-left mode as a choice in another tab would, which renders the demo again. */
async function switchToRtl(page: Page): Promise<void> {
  await page.evaluate((key) => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'rtl' }));
  }, STORAGE_KEYS.direction);
  await page.waitForSelector('html[dir="rtl"]');
}

/**
 * Returns all problems of one styling of one demo, with the state it has them in. The demo is loaded once;
 * then its color mode and its direction change. Rendering it again in the other direction equals loading
 * it that way, whose stylesheets also arrive after the first render. No axe rule depends on the direction.
 */
async function problemsOf(
  page: Page,
  consoleErrors: string[],
  { demo, styling }: DemoItem,
): Promise<string[]> {
  const problems: string[] = [];
  const add = (state: string, found: readonly string[]): void => {
    problems.push(...found.map((problem) => `${problem} [${state}]`));
  };
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, `${demo}?styling=${styling}`);
  add('light', await listProblems(page));
  add('light', await findViolations(page, 'html', 'wcag'));
  add('light', await findLowContrastSvgText(page, '[data-demo-root]'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForSelector('html[data-theme="dark"]');
  add('dark', await findViolations(page, 'html', 'colors'));
  add('dark', await findLowContrastSvgText(page, '[data-demo-root]'));
  add('from left to right', consoleErrors.splice(0));
  await switchToRtl(page);
  add('dark, from right to left', await listProblems(page));
  add('from right to left', consoleErrors);
  // Must be last, because it removes the page's styles.
  add('the site', await findForeignStyles(page));
  return problems;
}

test(
  'standalone demos, in both modes and directions, have no errors, violations, empty previews, or site styles',
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
      isCutOffByMuiX(line) || PACKAGE_VIOLATIONS.some((violation) => line.startsWith(violation));
    const problems = report.filter((line) => !isKnown(line));
    record((key) => problems.some((line) => line.startsWith(`${key}: `)));
    expect(problems).toEqual([]);
  },
  45 * 60_000,
);
