import { useSyncExternalStore } from 'react';

/** In pixels. Below it, the stylesheet makes the dialog as large as the screen. */
const NARROW_WIDTH = 600;

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('resize', listener);
  };
}

const isNarrow = (): boolean => window.innerWidth < NARROW_WIDTH;

/** Returns whether the window is as narrow as a phone's. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow, () => false);
