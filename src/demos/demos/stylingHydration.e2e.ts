import path from 'node:path';
import type { Page } from 'playwright-core';
import { CODE_STYLING_OF } from '../../foundation/preferences/model/demoStyling';
import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';
import { visitAll } from '../../tooling/testing/browser/visitAll';
import { listDemoItems } from '../../tooling/testing/record/sources';

const demos = listDemoItems();

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/** Brings all demos of a page to life, as the focus does, and resolves when all of them are. */
async function hydrateDemos(page: Page): Promise<void> {
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
}

/**
 * A demo that stands alone is served in MUI System, and a page opens in it: what the server makes
 * of the other stylings is hydrated only for readers who have chosen one.
 */
test.each(['tailwind', 'css'] as const)(
  'demos in %s: the browser renders what the server has sent',
  async (styling) => {
    const pages = new Set(
      demos.filter((demo) => demo.styling === styling).map(({ demo }) => path.posix.dirname(demo)),
    );
    expect(pages.size).toBeGreaterThan(20);
    const report = await visitAll(site, [...pages], {
      atOnce: 3,
      viewport: { width: 1280, height: 900 },
      prepare: (context) =>
        context.addCookies([
          { name: 'codeStyling', value: CODE_STYLING_OF[styling], url: site.url },
        ]),
      problemsOf: async (page, consoleErrors, pathname) => {
        await page.goto(`${site.url}/${pathname}`, { waitUntil: 'domcontentloaded' });
        const drawn = page.locator(`[data-demo-styling="${styling}"] > [data-demo-root] > *`);
        const isDrawn = (await drawn.count()) > 0;
        await hydrated(page);
        await hydrateDemos(page);
        return [...(isDrawn ? [] : ['the server has sent no demo']), ...consoleErrors];
      },
      nameOf: (pathname) => `${pathname}: `,
    });
    expect(report).toEqual([]);
  },
  3 * 60_000,
);
