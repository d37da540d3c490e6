import type { Page } from 'playwright-core';
import { VISITED_CACHE } from '../../../reader/offline/model/cacheNames';
import { pageListUrl, readPageList } from '../../../reader/offline/model/sections';
import type { ProductionSite } from './productionSite';
import { hydrated } from './site';
import { waitInPage } from './waitInPage';

/** A page with small demos. */
export const BUTTON = '/material-ui/react-button';

/** Resolves when a page is cached, including every script that it has loaded or may still load. */
export async function waitUntilCached(page: Page, pathname: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const list: unknown = await page.evaluate(
    async (address) => (await (await fetch(address)).json()) as unknown,
    pageListUrl(pathname),
  );
  const listed = readPageList(list, pathname) as string[];
  await waitInPage(
    page,
    async ([key, files, name]) => {
      const cache = await caches.open(name);
      const loaded = performance
        .getEntriesByType('resource')
        .map((entry) => entry.name)
        .filter((file) => file.includes('/assets/js/'));
      const all = await Promise.all([...loaded, ...files].map((file) => caches.match(file)));
      return (await cache.match(key)) !== undefined && !all.includes(undefined);
    },
    [pathname, listed, VISITED_CACHE] as const,
  );
}

/**
 * Opens a page and waits until it can be read offline. The worker controls it from the next load
 * on.
 */
export async function openInstalled(site: ProductionSite, pathname = BUTTON) {
  const opened = await site.open(pathname);
  await hydrated(opened.page);
  await waitUntilCached(opened.page, pathname);
  return opened;
}
