import type { Locator, Page } from 'playwright-core';
import { profileWithoutBanner, hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

async function open(pathname: string): Promise<Page> {
  const { page } = await site.open(pathname, {
    ...profileWithoutBanner(site.url),
    viewport: { width: 1280, height: 800 },
  });
  await hydrated(page);
  return page;
}

/** Whether an element is the topmost one at its center, or at a given point. */
function isOnTop(target: Locator, at?: { x: number; y: number }): Promise<boolean> {
  return target.evaluate((element, point) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const { x, y } = point ?? { x: left + width / 2, y: top + height / 2 };
    return element.contains(document.elementFromPoint(x, y));
  }, at);
}

test('a floating action button scrolls below the header', async () => {
  const page = await open('/material-ui/react-floating-action-button');
  const fab = page.locator('[data-demo-preview] .MuiFab-root').first();
  await fab.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    document.documentElement.scrollTo({ top: window.scrollY + top + height / 2 - 28 });
  });
  const box = await fab.boundingBox();
  if (box === null) throw new Error('The button has no box.');
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  expect(center.y).toBeLessThan(57);
  expect(await isOnTop(page.locator('.navbar'), center)).toBe(true);
  await page.context().close();
}, 60_000);

test.each([
  ['/material-ui/react-dialog', 'BasicDialog', '.MuiDialog-paper'],
  ['/material-ui/react-menu', 'BasicMenu', '.MuiMenu-paper'],
])(
  'an overlay of a demo on %s is above the page',
  async (pathname, demo, overlay) => {
    const page = await open(pathname);
    await page.locator(`[data-demo="${demo}"] [data-demo-preview] button`).first().click();
    const opened = page.locator(overlay).first();
    await opened.waitFor();
    expect(await isOnTop(opened)).toBe(true);
    await page.context().close();
  },
  60_000,
);

test('the page’s element styles do not apply inside portals of demos', async () => {
  const page = await open('/material-ui/react-menu');
  await page.locator('[data-demo="BasicMenu"] [data-demo-preview] button').first().click();
  const items = page.locator('body > .MuiMenu-root li');
  await items.nth(1).waitFor();
  const margins = await items.evaluateAll((all) => all.map((li) => getComputedStyle(li).marginTop));
  expect(margins.every((margin) => margin === '0px')).toBe(true);
  const plain = await page.evaluate(() => {
    const box = document.createElement('div');
    box.innerHTML = '<table><tbody><tr><td>a</td></tr></tbody></table>';
    document.body.append(box);
    const cell = box.querySelector('td');
    return cell === null ? '' : getComputedStyle(cell).padding;
  });
  expect(plain).toBe('1px');
  await page.context().close();
}, 60_000);
