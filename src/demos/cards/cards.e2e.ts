import { hydrated, setMode, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test('a card is a single link, with a picture in the page’s color mode', async () => {
  const { page, consoleErrors } = await site.open('/material-ui/all-components', {
    colorScheme: 'dark',
  });
  await hydrated(page);
  const card = page.locator('li', { has: page.locator('img[src*="react-accordion-dark"]') });
  await card.scrollIntoViewIfNeeded();
  const pictures = card.locator('img');
  expect(await pictures.count()).toBe(2);
  expect(await card.locator('img:visible').getAttribute('data-mode')).toBe('dark');
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[src*="react-accordion-dark"]')].every(
      (image) => image.complete && image.naturalWidth === 480,
    ),
  );
  await setMode(page, 'light');
  expect(await card.locator('img:visible').getAttribute('data-mode')).toBe('light');
  expect(await card.getByRole('link').count()).toBe(1);
  // Clicking the picture follows the link.
  await card.locator('img:visible').click({ force: true, position: { x: 20, y: 20 } });
  await page.waitForURL('**/material-ui/react-accordion');
  expect(consoleErrors).toEqual([]);
  await page.context().close();
});
