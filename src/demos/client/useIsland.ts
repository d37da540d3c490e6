import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { hostOf } from './hostOf';
import type { DemoModule } from './types';
import { WAKE_MARGIN } from './useIsNear';

export type IslandState = 'asleep' | 'awake' | 'failed';

/**
 * Wakes a demo when it comes near the view or gets the focus: its code and its theme's
 * runtime are fetched then, not before. `version` starts it anew when it changes.
 */
export function useIsland(
  container: RefObject<HTMLElement | null>,
  demo: DemoModule | undefined,
  version: number,
): IslandState {
  const [state, setState] = useState<IslandState>('asleep');
  useEffect(() => {
    const element = container.current;
    const load = demo?.load;
    if (element === null || demo === undefined || load === undefined) return undefined;
    let isCurrent = true;
    let unmount: (() => void) | undefined;
    let isStarted = false;
    const start = (): void => {
      if (isStarted) return;
      isStarted = true;
      stopListening();
      load().then(
        ({ Component, mount, css }) => {
          if (!isCurrent) return;
          const { name, flavour } = demo;
          const { host, hydrate } = hostOf(element, version, css);
          unmount = mount({ container: host, name, flavour, Component, hydrate });
          setState('awake');
        },
        () => {
          if (isCurrent) setState('failed');
        },
      );
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) start();
      },
      { rootMargin: WAKE_MARGIN },
    );
    const stopListening = (): void => {
      observer.disconnect();
      element.removeEventListener('focusin', start);
      element.removeEventListener('pointerdown', start);
    };
    observer.observe(element);
    element.addEventListener('focusin', start);
    element.addEventListener('pointerdown', start);
    return () => {
      isCurrent = false;
      stopListening();
      unmount?.();
    };
  }, [container, demo, version]);
  return state;
}
