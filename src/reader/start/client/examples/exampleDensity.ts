import { useSyncExternalStore } from 'react';

/** Whether the live components on the start page are compact. Not saved, so it only lasts for this visit. */
let isDense = false;
const listeners = new Set<() => void>();

export function setExampleDensity(next: boolean): void {
  isDense = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Returns the shared density. It's a store, because each component is a separate React root. */
export function useExampleDensity(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isDense,
    () => false,
  );
}
