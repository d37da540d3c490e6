import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { hashContent } from '../../foundation/site/node/hashContent';
import { readPages } from '../content/node/readPages';
import { startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';
import { visitAll } from '../../tooling/testing/browser/visitAll';
import type { CrawlItem } from '../../tooling/testing/record/chooseItems';
import { listAddressItems } from '../../tooling/testing/record/sources';
import { startCrawl } from '../../tooling/testing/record/startCrawl';
import { parseElementRef } from './model/elementRef';
import type { KeyRow } from './model/types';
import { findKeyTables } from './node/findKeyTables';

const SITE_DIR = path.resolve(__dirname, '../../..');
/** How long to wait for an effect of a key press, such as the end of a transition, in ms. */
const TIMEOUT_MS = 4000;

/** One key press in one demo. */
interface Press {
  /** Page, demo, and keys, for the report. */
  readonly title: string;
  readonly address: string;
  readonly start: string;
  readonly key: string;
  readonly row: KeyRow;
}

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

async function listPresses(): Promise<Press[]> {
  const { pages } = await readPages(SITE_DIR);
  return pages.flatMap(({ file, pathname = '', tree }) =>
    findKeyTables(tree, path.join(SITE_DIR, file), SITE_DIR).tables.flatMap(({ demo, table }) =>
      table.rows.flatMap((row) =>
        row.keys.map((key) => ({
          title: `${pathname} ${demo}: ${[...(row.after ?? []), key].join(' ')}`,
          address: `/demo${pathname}/${demo}`,
          start: row.start ?? table.start,
          key,
          row,
        })),
      ),
    ),
  );
}

function find(page: Page, ref: string): Locator {
  const { role, name } = parseElementRef(ref) ?? { role: ref };
  const options = name === undefined ? {} : { name, exact: true };
  return page.getByRole(role as 'button', options).first();
}

/** Waits until all expectations of a row are true, and throws if one isn't in time. */
async function waitForAll(page: Page, expected: KeyRow['expect']): Promise<void> {
  const { focus, active, shows, hides, of, attributes = {}, checked, text, value } = expected;
  const timeout = TIMEOUT_MS;
  if (shows !== undefined) await find(page, shows).waitFor({ timeout });
  if (hides !== undefined) await find(page, hides).waitFor({ state: 'hidden', timeout });
  if (focus !== undefined) await find(page, focus).and(page.locator(':focus')).waitFor({ timeout });
  if (active !== undefined) {
    const id = await find(page, active).getAttribute('id', { timeout });
    await page.locator(`:focus[aria-activedescendant="${String(id)}"]`).waitFor({ timeout });
  }
  const target = of ?? focus;
  if (target === undefined) return;
  const element = find(page, target);
  for (const [name, wanted] of Object.entries(attributes)) {
    await element.and(page.locator(`[${name}="${wanted}"]`)).waitFor({ timeout });
  }
  if (text !== undefined)
    await element.and(page.getByText(text, { exact: true })).waitFor({ timeout });
  if (checked !== undefined) {
    const state = page.locator(checked ? ':checked' : ':not(:checked)');
    await element.and(state).waitFor({ timeout });
  }
  if (value !== undefined) {
    const handle = await element.elementHandle({ timeout });
    await page.waitForFunction(
      ([node, wanted]) => (node as HTMLInputElement | null)?.value === wanted,
      [handle, value] as const,
      { timeout },
    );
  }
}

/**
 * Adds focusable elements before and after the demo, as on a real page. Without them, Tab in a demo
 * with one control moves the focus back to the same control within a millisecond.
 */
const addFocusableNeighbors = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const method of ['prepend', 'append'] as const) {
      const neighbor = document.createElement('span');
      neighbor.tabIndex = 0;
      document.body[method](neighbor);
    }
  });

async function press(page: Page, { address, start, key, row }: Press): Promise<void> {
  await page.goto(site.url + address);
  await page.waitForSelector('[data-demo-root][data-used]', { state: 'attached' });
  // Once React has added its `__reactProps` keys to DOM nodes, the island is hydrated.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-demo-root] *')].some((node) =>
      Object.keys(node).some((name) => name.startsWith('__reactProps')),
    ),
  );
  await addFocusableNeighbors(page);
  await find(page, start).focus({ timeout: TIMEOUT_MS });
  for (const before of row.after ?? []) await page.keyboard.press(before);
  await page.keyboard.press(key);
  await waitForAll(page, row.expect);
}

/** Returns the demos that have a table. Their hash covers the demo in all its stylings and the table. */
function listItems(presses: readonly Press[]): CrawlItem[] {
  const sources = new Map(listAddressItems().map(({ key, hash }) => [key, hash]));
  return [...new Set(presses.map(({ address }) => address))].map((key) => {
    const rows = presses
      .filter(({ address }) => address === key)
      .map(({ start, key: pressed, row }) => [start, pressed, row]);
    const table = hashContent(JSON.stringify(rows), 12);
    return { key, hash: `${sources.get(key) ?? ''}${table}` };
  });
}

test(
  'keys have the effects that keyboard tables describe',
  async () => {
    const all = await listPresses();
    expect(all.length).toBeGreaterThan(60);
    const items = listItems(all);
    // `KEYS='react-(chip|list)'` limits the crawl to pages whose URL matches.
    const { chosen, record } = startCrawl('keyboard', items, { wanted: process.env['KEYS'] });
    const keys = new Set(chosen.map(({ key }) => key));
    const presses = all.filter(({ address }) => keys.has(address));
    expect(presses.length).toBeGreaterThan(0);
    const report = await visitAll(site, presses, {
      atOnce: 3,
      viewport: { width: 1280, height: 720 },
      problemsOf: async (page, _consoleErrors, item) => {
        await press(page, item);
        return [];
      },
      nameOf: ({ title }) => `${title}: `,
    });
    const failed = new Set(
      presses
        .filter(({ title }) => report.some((line) => line.startsWith(`${title}: `)))
        .map(({ address }) => address),
    );
    record((key) => failed.has(key));
    expect(report).toEqual([]);
  },
  20 * 60_000,
);
