import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test('every frame while a page starts has the direction that the reader chose', async () => {
  const { page } = await site.open('/offline');
  await page.addInitScript(() => {
    localStorage.setItem('site-direction', 'rtl');
    const seen = new Set<string>();
    Object.assign(window, { seenDirections: seen });
    const look = (): void => {
      if (document.body !== null) seen.add(document.documentElement.dir);
      requestAnimationFrame(() => {
        // A message task runs after all animation frame callbacks, when the frame's DOM is final.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = look;
        port2.postMessage('');
      });
    };
    look();
  });
  await page.goto(`${site.url}/material-ui/react-button`);
  await hydrated(page);
  await page.waitForFunction(
    () => 'seenDirections' in window && document.querySelector('[data-ad]'),
  );
  const seen = await page.evaluate(() => [
    ...(window as unknown as { seenDirections: Set<string> }).seenDirections,
  ]);
  expect(seen).toEqual(['rtl']);
  await page.context().close();
});
