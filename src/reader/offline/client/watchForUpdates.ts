import { sessionAdapter } from '../../../foundation/preferences/client/storageAdapter';
import { SESSION_KEYS } from '../../../foundation/preferences/model/constants';
import type { PageMessage } from '../model/messages';
import { decideReload, isMoved } from '../model/reloadRule';
import { hasUnsavedWork } from './unsavedWork';

/** How often an open tab checks for a new release, in ms: four times a day. */
const CHECK_INTERVAL_MS = 6 * 60 * 60 * 1000;

const SKIP: PageMessage = { type: 'SKIP_WAITING' };

function reload(): void {
  sessionAdapter.write(SESSION_KEYS.updateReload, String(Date.now()));
  window.location.reload();
}

/** Reloads the page once its window has the focus, or asks the reader if a reload would lose something. */
function reloadWhenFocused(): void {
  let hasAsked = false;
  const decide = (): void => {
    const decision = decideReload({
      isFocused: document.visibilityState === 'visible' && document.hasFocus(),
      isBusy: hasUnsavedWork(),
      lastReloadAt: Number(sessionAdapter.read(SESSION_KEYS.updateReload) ?? 0) || 0,
      now: Date.now(),
    });
    if (decision === 'reload') reload();
    if (decision !== 'ask' || hasAsked) return;
    hasAsked = true;
    void import('./updateNotice').then(({ showUpdateNotice }) => {
      showUpdateNotice(reload);
    });
  };
  window.addEventListener('focus', decide);
  document.addEventListener('visibilitychange', decide);
  decide();
}

/**
 * Lets a new worker take over as soon as it's installed, and then reloads the page when it next gets
 * the focus. A reader's first worker isn't an update, so it doesn't cause a reload.
 *
 * @param initialWorker the worker that served the page, or `null` if there was none
 */
export function watchForUpdates(
  registration: ServiceWorkerRegistration,
  initialWorker: ServiceWorker | null,
): void {
  const container = navigator.serviceWorker;
  const takeOver = (worker: ServiceWorker | null): void => {
    if (registration.active !== null && worker?.state === 'installed') worker.postMessage(SKIP);
  };
  // Uses the worker itself, because Chromium may fire `statechange` before it sets `registration.waiting`.
  const watch = (): void => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      takeOver(worker);
    });
    takeOver(worker);
  };
  registration.addEventListener('updatefound', watch);
  // An update may have been found or installed before this code was loaded.
  watch();
  takeOver(registration.waiting);
  let current = initialWorker;
  let isUpdated = false;
  const compare = (): void => {
    const isFirst = current === null || isMoved(current.scriptURL, container.controller?.scriptURL);
    if (!isFirst && container.controller !== current && !isUpdated) {
      isUpdated = true;
      reloadWhenFocused();
    }
    current = container.controller;
  };
  container.addEventListener('controllerchange', compare);
  // The controller may have changed before this code was loaded.
  compare();
  window.setInterval(() => {
    registration.update().catch(() => undefined);
  }, CHECK_INTERVAL_MS);
}
