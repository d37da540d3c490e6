import type { Page } from 'playwright-core';

const INTERVAL_MS = 3_000;

/**
 * Stops the active service worker that a new one is waiting to replace, every 3 s until it's replaced.
 * Chromium stops a worker itself after 30 s without a request, but not while a debugger such as
 * Playwright is attached: an old worker that a late request has started again would run forever.
 *
 * @see https://chromium.googlesource.com/chromium/src/+/main/content/browser/service_worker/service_worker_version.cc (`SetDevToolsAttached`)
 */
export async function endReplacedWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const workers = new Map<string, { readonly status: string; readonly registrationId: string }>();
  const listIn = (state: string) => [...workers].filter(([, { status }]) => status === state);
  let timer: NodeJS.Timeout | undefined;
  const stopReplaced = (): void => {
    timer = undefined;
    const waiting = listIn('installed').map(([, { registrationId }]) => registrationId);
    if (waiting.length === 0) return;
    for (const [versionId, { registrationId }] of listIn('activated')) {
      if (!waiting.includes(registrationId)) continue;
      // The page, and with it the session, may have been closed in the meantime.
      session.send('ServiceWorker.stopWorker', { versionId }).catch(() => undefined);
    }
    timer = setTimeout(stopReplaced, INTERVAL_MS);
  };
  page.once('close', () => {
    clearTimeout(timer);
  });
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const version of versions) workers.set(version.versionId, version);
    timer ??= setTimeout(stopReplaced, INTERVAL_MS);
  });
  await session.send('ServiceWorker.enable');
}
