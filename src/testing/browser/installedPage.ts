import type { Page } from 'playwright-core';
import type { ProductionSite } from './productionSite';
import { hydrated } from './site';

/** A page with small demos. */
export const BUTTON = '/material-ui/react-button';

/** Resolves when a page and the files that it has loaded are kept. */
export async function kept(page: Page, pathname: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(
    async (key) => {
      const cache = await caches.open('site-visited');
      const names = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('/assets/js/'));
      const found = await Promise.all(names.map((name) => caches.match(name)));
      return (await cache.match(key)) !== undefined && !found.includes(undefined);
    },
    pathname,
    { polling: 200, timeout: 30_000 },
  );
}

/** Opens a page and waits until it can be read offline; the worker controls it from the second load on. */
export async function install(site: ProductionSite, pathname = BUTTON) {
  const opened = await site.open(pathname);
  await hydrated(opened.page);
  await kept(opened.page, pathname);
  return opened;
}
