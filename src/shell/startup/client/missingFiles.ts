import { checkRelease } from './oldRelease';

/** How long to wait before each further attempt, in ms. */
const WAITS_MS = [0, 2_000, 8_000];

/**
 * The one that came with the page (decision 25). Others come with code, whose request ends with
 * theirs: one that is still on its way has no rules either.
 */
const STYLESHEETS = 'link[rel="stylesheet"][href*="/assets/css/styles."]';

/** A failed request leaves no stylesheet, an empty or wrong answer one without rules. */
const isMissing = ({ sheet }: HTMLLinkElement): boolean => (sheet?.cssRules.length ?? 0) === 0;

/** A link whose request has failed never tries again by itself: a new one takes its place. */
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
  for (const wait of WAITS_MS) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    // Past the browser's own cache, in which a wrong answer may stay for a year.
    const isThere = await fetch(link.href, { cache: 'reload' }).then(
      async (response) => (await response.blob()).size > 0 && response.ok,
      () => false,
    );
    if (isThere) link = await replace(link);
    if (!isMissing(link)) return;
  }
  if (await checkRelease(link.href)) return;
  // A lost connection: when it is back.
  window.addEventListener('online', () => void retry(link), { once: true });
}

/**
 * Looks after what the page could not load: stylesheets are asked for again, and of a script that
 * is gone the page finds out whether a newer release has removed it. Returns the end of it.
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
