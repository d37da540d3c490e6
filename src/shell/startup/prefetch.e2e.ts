import { networkSettled } from '../../tooling/testing/browser/quietPage';
import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

test('each file is prefetched only once', async () => {
  const { page } = await site.open('/all-pages');
  await hydrated(page);
  await networkSettled(page);
  const links = await page.$$eval('link[rel=prefetch]', (all) =>
    all.map((link) => link.getAttribute('href')),
  );
  expect(links).toHaveLength(new Set(links).size);
  await page.context().close();
});
