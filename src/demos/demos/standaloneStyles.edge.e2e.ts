import type { Page } from 'playwright-core';
import { holdScripts } from '../../tooling/testing/browser/network';
import { startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test.each([
  '/demo/material-ui/react-button/BasicButtons',
  '/demo/joy-ui/react-button/ButtonVariants',
  '/demo/material-ui/react-app-bar/FixedAppBar',
])('%s looks the same before and after scripts run', async (address) => {
  const readStyles = (page: Page): Promise<string[]> =>
    page.$$eval('[data-demo-root] :is(button, .MuiPaper-root)', (elements) =>
      elements.map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, borderRadius } = getComputedStyle(element);
        return [width, height, color, backgroundColor, fontSize, borderRadius].join(' ');
      }),
    );
  const context = await site.browser.newContext();
  const held = await context.newPage();
  await holdScripts(held);
  await held.goto(site.url + address, { waitUntil: 'domcontentloaded' });
  const before = await readStyles(held);
  await context.close();
  const { page } = await site.open(address);
  await page.waitForSelector('[data-demo-root][data-used]');
  expect(before.length).toBeGreaterThan(0);
  expect(await readStyles(page)).toEqual(before);
  await page.context().close();
});
