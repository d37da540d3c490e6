import type { BrowserContext } from 'playwright-core';
import type { AdService } from '../servers/adService';

/**
 * Routes a context's requests to other hosts to a local service, and returns a list that fills with
 * them.
 */
export async function routeThirdParties(
  context: BrowserContext,
  siteUrl: string,
  service: AdService | undefined,
): Promise<string[]> {
  const requests: string[] = [];
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== siteUrl,
    async (route) => {
      const address = new URL(route.request().url());
      // Analytics has separate tests.
      if (address.hostname.startsWith('tags.')) {
        await route.fulfill({ contentType: 'text/javascript', body: '' });
        return;
      }
      requests.push(address.href);
      if (service === undefined) return route.abort('blockedbyclient');
      try {
        const local = service.url + address.pathname + address.search;
        const response = await route.fetch({ url: local, timeout: 20_000 });
        await route.fulfill({ response });
      } catch {
        // The page or its request was closed in the meantime.
        await route.abort().catch(() => undefined);
      }
    },
  );
  return requests;
}
