import { useSyncExternalStore } from 'react';
import { translate } from '@docusaurus/Translate';

let isOld = false;
const listeners = new Set<() => void>();

/** Whether a file of this page is known to be gone: a newer release has taken its place. */
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

/** The script that names all others: whatever changes in a release changes its hash. */
const findRuntimeScript = (): string =>
  document.querySelector<HTMLScriptElement>('script[src*="/assets/js/runtime~main."]')?.src ?? '';

/**
 * Finds out why a file couldn't be loaded: when a server answers that it doesn't exist, the
 * connection isn't the reason. Asks past the service worker. Resolves to whether the page is
 * outdated.
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
 * Fetches a file of this release. Rejects when it can't be had, after finding out whether the page
 * is outdated.
 */
export async function fetchReleaseFile(url: string): Promise<Response> {
  const response = await fetch(url).catch(() => undefined);
  if (response?.ok === true) return response;
  await checkRelease(url);
  throw new Error(`${url}: ${String(response?.status ?? 'no answer')}`);
}

/** Says so, in place of a sentence about the connection. */
export function describeOldRelease(): string {
  return translate({
    id: 'site.startup.oldRelease',
    message:
      'The site has been updated since you opened this page, and a part of the old page no longer exists. Reload the page to get the new one.',
    description: 'An open page needs a file that a newer release of the site has removed',
  });
}
