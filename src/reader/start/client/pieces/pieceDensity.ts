import { useSyncExternalStore } from 'react';

/** How close the live pieces of the start page stand; for this visit only. */
let isDense = false;
const listeners = new Set<() => void>();

export function setPieceDensity(next: boolean): void {
  isDense = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Each piece is a React root of its own, so what they share is a store. */
export function usePieceDensity(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isDense,
    () => false,
  );
}
