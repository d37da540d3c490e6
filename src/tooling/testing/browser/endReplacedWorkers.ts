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
  const states = new Map<string, string>();
  const idsIn = (state: string): string[] =>
    [...states].flatMap(([id, its]) => (its === state ? [id] : []));
  let timer: NodeJS.Timeout | undefined;
  const endActive = (): void => {
    timer = undefined;
    if (idsIn('installed').length === 0) return;
    for (const versionId of idsIn('activated')) {
      // A page that is closed meanwhile has no session.
      session.send('ServiceWorker.stopWorker', { versionId }).catch(() => undefined);
    }
    timer = setTimeout(endActive, PATIENCE_MS);
  };
  page.once('close', () => {
    clearTimeout(timer);
  });
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) states.set(versionId, status);
    timer ??= setTimeout(endActive, PATIENCE_MS);
  });
  await session.send('ServiceWorker.enable');
}
