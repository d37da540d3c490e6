import { useSyncExternalStore } from 'react';
import { translate } from '@docusaurus/Translate';

let isOld = false;
const listeners = new Set<() => void>();

/** Returns whether a file of this page is known to be gone because a newer release was deployed. */
export const isOldRelease = (): boolean => isOld;
const isOldOnServer = (): boolean => false;

function subscribeOldRelease(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useOldRelease(): boolean {
  return useSyncExternalStore(subscribeOldRelease, isOldRelease, isOldOnServer);
}

/**
 * Returns the URL of the bundler's runtime. It lists the names of all other scripts, so any change
 * in a release changes its hash.
 */
const findRuntimeScript = (): string =>
  document.querySelector<HTMLScriptElement>('script[src*="/assets/js/runtime~main."]')?.src ?? '';

/**
 * Finds out why a file couldn't be loaded. If the server says that it doesn't exist, a newer release
 * has removed it; otherwise the connection is to blame. Bypasses the service worker. Resolves to
 * whether the page is outdated.
 */
export async function checkRelease(url = findRuntimeScript()): Promise<boolean> {
  try {
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    if (status !== 404 && status !== 410) return isOld;
  } catch {
    return isOld;
  }
  isOld = true;
  for (const listener of [...listeners]) listener();
  return true;
}

/**
 * Fetches a file of this release.
 *
 * @throws when it can't be loaded, after checking whether the page is outdated (`isOldRelease`)
 */
export async function fetchReleaseFile(url: string): Promise<Response> {
  const response = await fetch(url).catch(() => undefined);
  if (response?.ok === true) return response;
  await checkRelease(url);
  throw new Error(
    `Can't load ${url}: ${response === undefined ? 'no response' : `status ${String(response.status)}`}`,
  );
}

/** Returns the message for an outdated page, shown instead of one about the connection. */
export function describeOldRelease(): string {
  return translate({
    id: 'site.startup.oldRelease',
    message:
      'The site has been updated since you opened this page, so part of it no longer works. Reload the page to get the new version.',
    description: 'An open page needs a file that a newer release of the site removed',
  });
}
