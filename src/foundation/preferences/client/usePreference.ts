import { useSyncExternalStore } from 'react';
import type { PreferenceStore } from './createPreferenceStore';

/** A preference and its setter, like the pair that `useState` returns. */
export type PreferenceState<T> = readonly [value: T, setValue: (value: T) => void];

/** Subscribes to a preference store. During hydration, the value is the server's. */
export function usePreference<T>(store: PreferenceStore<T>): PreferenceState<T> {
  const value = useSyncExternalStore(store.subscribe, store.get, store.getServerSnapshot);
  return [value, store.set];
}
