import { VISITED_CACHE } from '../model/cacheNames';
import { pageKey } from '../model/pageKey';

/** A visited page that can be read offline. */
export interface KeptPage {
  readonly pathname: string;
  readonly title: string;
}

/** Maximum number of listed pages. Readers wouldn't look through more. */
const MAX_PAGES = 40;

function isPage(pathname: string): boolean {
  return (
    !/\.[a-z0-9]+$/iu.test(pathname) &&
    !/^(?:\/[a-z]{2})?\/(?:offline|demo)(?:\/|$)/u.test(pathname)
  );
}

/** Returns the visited pages, newest first, with the titles from their HTML. */
export async function listKeptPages(): Promise<KeptPage[]> {
  if (!(await caches.has(VISITED_CACHE))) return [];
  const cache = await caches.open(VISITED_CACHE);
  const requests = (await cache.keys())
    .filter(({ url }) => isPage(new URL(url).pathname))
    .reverse()
    .slice(0, MAX_PAGES);
  return Promise.all(
    requests.map(async (request) => {
      const pathname = pageKey(new URL(request.url).pathname);
      const html = await (await cache.match(request, { ignoreVary: true }))?.text();
      const parsed = new DOMParser().parseFromString(
        /<title[\s\S]*?<\/title>/iu.exec(html ?? '')?.[0] ?? '',
        'text/html',
      );
      return { pathname, title: parsed.title.replace(/ \| [^|]*$/u, '') || pathname };
    }),
  );
}
