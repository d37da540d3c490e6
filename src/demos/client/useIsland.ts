import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { DemoModule } from './types';

/** How far outside the view a demo wakes up. */
const WAKE_MARGIN = '400px 0px';

export type IslandState = 'asleep' | 'awake' | 'failed';

/**
 * Wakes a demo when it comes near the view or gets the focus: its code and its theme's
 * runtime are fetched then, not before. `version` starts it anew when it changes.
 */
export function useIsland(
  container: RefObject<HTMLElement | null>,
  demo: DemoModule,
  version: number,
  frameHeight?: number,
): IslandState {
  const [state, setState] = useState<IslandState>('asleep');
  useEffect(() => {
    const element = container.current;
    const { load } = demo;
    if (element === null || load === undefined) return undefined;
    let isCurrent = true;
    let unmount: (() => void) | undefined;
    let isStarted = false;
    const start = (): void => {
      if (isStarted) return;
      isStarted = true;
      stopListening();
      load().then(
        ({ Component, mount }) => {
          if (!isCurrent) return;
          const host = hostOf(element, version);
          unmount = mount({
            container: host,
            name: demo.name,
            Component,
            hydrate: version === 0 && host.hasChildNodes() && frameHeight === undefined,
            frameHeight,
          });
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
  }, [container, demo, version, frameHeight]);
  return state;
}

/**
 * The node that becomes the demo's root: the server's on the first start, a fresh one
 * afterwards (a root that was unmounted cannot be used again at once).
 */
function hostOf(element: HTMLElement, version: number): HTMLElement {
  const current = element.firstElementChild as HTMLElement | null;
  if (version === 0 && current?.dataset['demoRoot'] !== undefined && !current.dataset['used']) {
    current.dataset['used'] = 'true';
    return current;
  }
  const fresh = document.createElement('div');
  fresh.dataset['demoRoot'] = '';
  fresh.dataset['used'] = 'true';
  element.replaceChildren(fresh);
  return fresh;
}
