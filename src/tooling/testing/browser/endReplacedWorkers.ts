import type { Page } from 'playwright-core';

const PATIENCE_MS = 3_000;

/**
 * Ends the worker whose place a new one waits for, every 3 s until the new one has it. Chromium
 * does so itself when the old worker has had no request for half a minute, but never while a
 * debugger is attached, as Playwright is: then an old worker that a late request starts again
 * stays forever.
 *
 * @see https://chromium.googlesource.com/chromium/src/+/main/content/browser/service_worker/service_worker_version.cc (`SetDevToolsAttached`)
 */
export async function endReplacedWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const workers = new Map<string, { readonly status: string; readonly registrationId: string }>();
  const listIn = (state: string) => [...workers].filter(([, { status }]) => status === state);
  let timer: NodeJS.Timeout | undefined;
  const endActive = (): void => {
    timer = undefined;
    const waiting = listIn('installed').map(([, { registrationId }]) => registrationId);
    if (waiting.length === 0) return;
    for (const [versionId, { registrationId }] of listIn('activated')) {
      if (!waiting.includes(registrationId)) continue;
      // A page that is closed meanwhile has no session.
      session.send('ServiceWorker.stopWorker', { versionId }).catch(() => undefined);
    }
    timer = setTimeout(endActive, PATIENCE_MS);
  };
  page.once('close', () => {
    clearTimeout(timer);
  });
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const version of versions) workers.set(version.versionId, version);
    timer ??= setTimeout(endActive, PATIENCE_MS);
  });
  await session.send('ServiceWorker.enable');
}
