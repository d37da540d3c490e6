import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { readPages } from '../content/node/readPages';
import { startSite } from '../testing/browser/site';
import type { SiteUnderTest } from '../testing/browser/site';
import { parseElementRef } from './model/elementRef';
import type { Expectation, KeyRow } from './model/types';
import { findKeyTables } from './node/findKeyTables';

const SITE_DIR = path.resolve(__dirname, '../..');
/** Two cores: more pages at once only wait for each other. */
const PAGES_AT_ONCE = 3;
/** Longest time for a transition to end after a key, in ms. */
const PATIENCE_MS = 4000;

/** One press of one key in one demo. */
interface Press {
  /** Line of the report: page, demo and key. */
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

/** Waits until everything that a line promises is true; throws when it does not come true. */
async function expectAll(page: Page, promise: Expectation): Promise<void> {
  const { focus, active, shows, hides, of, attributes = {}, checked, text, value } = promise;
  const timeout = PATIENCE_MS;
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

async function press(page: Page, { address, start, key, row }: Press): Promise<void> {
  await page.goto(site.url + address);
  await page.waitForSelector('[data-demo-root][data-used]', { state: 'attached' });
  // The island's first render has ended when its handlers are there: React marks its nodes.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-demo-root] *')].some((node) =>
      Object.keys(node).some((name) => name.startsWith('__reactProps')),
    ),
  );
  await find(page, start).focus({ timeout: PATIENCE_MS });
  for (const before of row.after ?? []) await page.keyboard.press(before);
  await page.keyboard.press(key);
  await expectAll(page, row.expect);
}

test(
  'every line of every keyboard table is true in its demo',
  async () => {
    const queue = await listPresses();
    expect(queue.length).toBeGreaterThan(60);
    const context = await site.browser.newContext({ reducedMotion: 'reduce' });
    const report: string[] = [];
    const work = async (): Promise<void> => {
      const page = await context.newPage();
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const { title } = next;
        await press(page, next).catch((error: unknown) => {
          report.push(`${title}: ${String(error).split('\n')[0] ?? ''}`);
        });
      }
    };
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
    expect(report).toEqual([]);
    await context.close();
  },
  5 * 60_000,
);
