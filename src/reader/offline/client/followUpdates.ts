import { sessionAdapter } from '../../../foundation/preferences/client/storageAdapter';
import { SESSION_KEYS } from '../../../foundation/preferences/model/constants';
import type { ToWorker } from '../model/messages';
import { decideReload, isMoved } from '../model/reloadRule';
import { hasUnsavedWork } from './unsavedWork';

/** How often a tab that is left open asks for a new release, in ms: four times a day. */
const ASK_EVERY_MS = 6 * 60 * 60 * 1000;

const SKIP: ToWorker = { type: 'SKIP_WAITING' };

function reload(): void {
  sessionAdapter.write(SESSION_KEYS.updateReload, String(Date.now()));
  window.location.reload();
}

/** Reloads when the window has the focus and nothing is lost by it; else asks, or waits. */
function reloadWhenFocused(): void {
  let isAsking = false;
  const decide = (): void => {
    const decision = decideReload({
      isFocused: document.visibilityState === 'visible' && document.hasFocus(),
      isBusy: hasUnsavedWork(),
      lastReloadAt: Number(sessionAdapter.read(SESSION_KEYS.updateReload) ?? 0) || 0,
      now: Date.now(),
    });
    if (decision === 'reload') reload();
    if (decision !== 'ask' || isAsking) return;
    isAsking = true;
    void import('./updateNotice').then(({ showUpdateNotice }) => {
      showUpdateNotice(reload);
    });
  };
  window.addEventListener('focus', decide);
  document.addEventListener('visibilitychange', decide);
  decide();
}

/**
 * Lets a new worker take over as soon as it is installed, and then reloads the page at its next
 * focus. The first worker of a reader changes nothing.
 */
export function followUpdates(
  registration: ServiceWorkerRegistration,
  first: ServiceWorker | null,
): void {
  const container = navigator.serviceWorker;
  const takeOver = (worker: ServiceWorker | null): void => {
    if (registration.active !== null && worker?.state === 'installed') worker.postMessage(SKIP);
  };
  // The worker itself is asked: Chromium may tell its state before it is `registration.waiting`.
  const watch = (): void => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      takeOver(worker);
    });
    takeOver(worker);
  };
  registration.addEventListener('updatefound', watch);
  // It may have been found, or installed, before this code was there.
  watch();
  takeOver(registration.waiting);
  let current = first;
  let isUpdated = false;
  const compare = (): void => {
    // The first worker of a reader is not an update.
    const isFirst = current === null || isMoved(current.scriptURL, container.controller?.scriptURL);
    if (!isFirst && container.controller !== current && !isUpdated) {
      isUpdated = true;
      reloadWhenFocused();
    }
    current = container.controller;
  };
  container.addEventListener('controllerchange', compare);
  // It may have changed before this code was there.
  compare();
  window.setInterval(() => {
    registration.update().catch(() => undefined);
  }, ASK_EVERY_MS);
}
