import { checkRelease } from './oldRelease';

/** How long to wait before each retry, in ms. */
const RETRY_DELAYS_MS = [0, 2_000, 8_000];

/**
 * Matches the stylesheet that the page's HTML links (decision 25). The stylesheets of chunks are
 * left out: if they fail, so does the import of the chunk, and one that's still loading has no
 * rules yet and would look like a missing one.
 */
const STYLESHEETS = 'link[rel="stylesheet"][href*="/assets/css/styles."]';

/** After a failed request there's no stylesheet; after an empty or wrong response it has no rules. */
const isMissing = ({ sheet }: HTMLLinkElement): boolean => (sheet?.cssRules.length ?? 0) === 0;

/** Replaces a link with a copy, because a browser never retries a stylesheet that has failed. */
function replace(link: HTMLLinkElement): Promise<HTMLLinkElement> {
  return new Promise((resolve) => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.onload = next.onerror = () => {
      resolve(next);
    };
    link.replaceWith(next);
  });
}

async function retry(start: HTMLLinkElement): Promise<void> {
  let link = start;
  for (const delay of RETRY_DELAYS_MS) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    // Bypass the HTTP cache, which may keep a wrong response for a year.
    const isAvailable = await fetch(link.href, { cache: 'reload' }).then(
      async (response) => (await response.blob()).size > 0 && response.ok,
      () => false,
    );
    if (isAvailable) link = await replace(link);
    if (!isMissing(link)) return;
  }
  if (await checkRelease(link.href)) return;
  // The connection is lost, so try again when it's back.
  window.addEventListener('online', () => void retry(link), { once: true });
}

/**
 * Retries the page's stylesheet if it couldn't be loaded. When a script can't be loaded, checks
 * whether a newer release has removed it (`checkRelease`). Returns a function that stops watching.
 */
export function watchMissingFiles(): () => void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(STYLESHEETS)) {
    if (isMissing(link)) void retry(link);
  }
  const check = ({ target }: Event): void => {
    if (target instanceof HTMLScriptElement && target.src.includes('/assets/js/')) {
      void checkRelease(target.src);
    }
  };
  window.addEventListener('error', check, { capture: true });
  return () => {
    window.removeEventListener('error', check, { capture: true });
  };
}
