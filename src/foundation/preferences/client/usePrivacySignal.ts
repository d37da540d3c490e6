import { useSyncExternalStore } from 'react';

/** Whether the browser sends Global Privacy Control or Do Not Track (spec CONSENT-2). */
export function hasPrivacySignal(): boolean {
  if (typeof navigator === 'undefined') return false;
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: unknown };
  return globalPrivacyControl === true || navigator.doNotTrack === '1';
}

const neverChanges = (): (() => void) => () => undefined;

/** The browser's privacy signal, for components. On the server it's always `false`. */
export function usePrivacySignal(): boolean {
  return useSyncExternalStore(neverChanges, hasPrivacySignal, () => false);
}
