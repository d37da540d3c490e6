import type { Page } from 'playwright-core';
import { pageListOf } from '../../offline/model/sections';
import type { ProductionSite } from './productionSite';
import { hydrated } from './site';
import { waitInPage } from './waitInPage';

/** A page with small demos. */
export const BUTTON = '/material-ui/react-button';

/** Resolves when a page is kept with all that it has loaded or may still load. */
export async function kept(page: Page, pathname: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const listed = await page.evaluate(
    async (list) => (await (await fetch(list)).json()) as string[],
    pageListOf(pathname),
  );
  await waitInPage(
    page,
    async ([key, files]) => {
      const cache = await caches.open('site-visited');
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('/assets/js/'));
      const all = await Promise.all([...loaded, ...files].map((name) => caches.match(name)));
      return (await cache.match(key)) !== undefined && !all.includes(undefined);
    },
    [pathname, listed] as const,
  );
}

/** Opens a page and waits until it can be read offline; the worker controls it from the second load on. */
export async function install(site: ProductionSite, pathname = BUTTON) {
  const opened = await site.open(pathname);
  await hydrated(opened.page);
  await kept(opened.page, pathname);
  return opened;
}
