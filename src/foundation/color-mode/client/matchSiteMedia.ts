import { COLOR_MODE_EVENT } from './createSiteStorageManager';

const SCHEME_QUERY = /^\(prefers-color-scheme: ?(dark|light)\)$/;

/**
 * Replaces `window.matchMedia` in a standalone demo, so that `prefers-color-scheme` matches the
 * site's color mode instead of the system's (spec MODE-5). Other queries go to the browser.
 *
 * @param query without `@media`, as `useMediaQuery` passes it
 */
export function matchSiteMedia(query: string): MediaQueryList {
  const list = window.matchMedia(query);
  const scheme = SCHEME_QUERY.exec(query)?.[1];
  if (scheme === undefined) return list;
  return Object.defineProperties(list, {
    matches: { get: () => document.documentElement.dataset['theme'] === scheme },
    addEventListener: {
      value: (_type: 'change', listener: () => void) => {
        window.addEventListener(COLOR_MODE_EVENT, listener);
      },
    },
    removeEventListener: {
      value: (_type: 'change', listener: () => void) => {
        window.removeEventListener(COLOR_MODE_EVENT, listener);
      },
    },
  });
}
