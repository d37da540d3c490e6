import { useSyncExternalStore } from 'react';
import type { PreferenceStore } from './createPreferenceStore';

/** A preference and the function that changes it, as `useState` gives them. */
export type PreferenceState<T> = readonly [value: T, setValue: (value: T) => void];

/** Reads a preference store; the first render shows the server's value. */
export function usePreference<T>(store: PreferenceStore<T>): PreferenceState<T> {
  const value = useSyncExternalStore(store.subscribe, store.get, store.getServerSnapshot);
  return [value, store.set];
}
