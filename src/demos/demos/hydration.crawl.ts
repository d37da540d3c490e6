import type { Page } from 'playwright-core';
import { CODE_STYLING_OF } from '../../foundation/preferences/model/demoStyling';
import type { DemoStyling } from '../../foundation/preferences/model/demoStyling';
import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';
import { visitAll } from '../../tooling/testing/browser/visitAll';
import { listPageStylingItems } from '../../tooling/testing/record/sources';
import { startCrawl } from '../../tooling/testing/record/startCrawl';

const items = listPageStylingItems();
/** `PAGES='react-(grid|stack)'`: only those whose address matches. */
const { chosen, record } = startCrawl('hydration', items, { wanted: process.env['PAGES'] });

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/** Brings all demos of a page to life, as the focus does. @returns how many the server had drawn in a styling */
async function hydrateDemos(page: Page, styling: DemoStyling): Promise<number> {
  const drawn = page.locator(`[data-demo-styling="${styling}"] > [data-demo-root]:not(:empty)`);
  const count = await drawn.count();
  await page.evaluate(() => {
    for (const preview of document.querySelectorAll('[data-demo-preview]'))
      preview.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  // React marks the elements that it has taken or drawn.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-demo-preview] > [data-demo-root]')].every(
      (root) =>
        root.matches('[data-used]') &&
        [...root.children].every((child) =>
          Object.keys(child).some((name) => name.startsWith('__reactFiber')),
        ),
    ),
  );
  return count;
}

/**
 * A demo that stands alone is served in MUI System, and a page opens in it: what the server makes
 * of the other stylings is hydrated only for readers who have chosen one.
 */
test(
  'demos in Tailwind and CSS: the browser renders what the server has sent',
  async () => {
    expect(items.length).toBeGreaterThan(100);
    expect(chosen.length).toBeGreaterThan(0);
    const report: string[] = [];
    let drawn = 0;
    for (const styling of ['tailwind', 'css'] as const) {
      const found = await visitAll(
        site,
        chosen.filter((item) => item.styling === styling),
        {
          atOnce: 3,
          viewport: { width: 1280, height: 900 },
          prepare: (context) =>
            context.addCookies([
              { name: 'codeStyling', value: CODE_STYLING_OF[styling], url: site.url },
            ]),
          problemsOf: async (page, consoleErrors, item) => {
            await page.goto(site.url + item.page, { waitUntil: 'domcontentloaded' });
            await hydrated(page);
            drawn += await hydrateDemos(page, styling);
            return [...consoleErrors];
          },
          nameOf: ({ key }) => `${key}: `,
        },
      );
      report.push(...found);
    }
    record((key) => report.some((line) => line.startsWith(`${key}: `)));
    expect(drawn).toBeGreaterThanOrEqual(chosen.length);
    expect(report).toEqual([]);
  },
  30 * 60_000,
);
