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

/** Hydrates all demos of a page, as focusing them does, and resolves when all are hydrated. */
async function hydrateDemos(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const preview of document.querySelectorAll('[data-demo-preview]'))
      preview.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  // React marks the elements that it has hydrated or created.
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
 * Standalone demos and pages use MUI System by default, so the server HTML of the other stylings is only
 * hydrated for people who have chosen one of them.
 */
test.each(['tailwind', 'css'] as const)(
  'demos in %s hydrate without errors',
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
        const rendered = page.locator(`[data-demo-styling="${styling}"] > [data-demo-root] > *`);
        const isRendered = (await rendered.count()) > 0;
        await hydrated(page);
        await hydrateDemos(page);
        return [...(isRendered ? [] : ['the server HTML contains no demo']), ...consoleErrors];
      },
      nameOf: (pathname) => `${pathname}: `,
    });
    expect(report).toEqual([]);
  },
  3 * 60_000,
);
