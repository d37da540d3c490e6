import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { isAwake, pressWhenAwake } from '../../startup/client/pressWhenAwake';
import { onReaderSign } from '../../startup/client/readerSign';
import { hostOf } from './hostOf';
import type { DemoModule } from './types';
import { WAKE_MARGIN } from './useIsNear';

export type IslandState = 'asleep' | 'awake' | 'failed';

/** Whether the server's HTML shows the demo as it is: then nothing is missing while it sleeps. */
function isDrawn(element: HTMLElement, { startsAtOnce = false }: DemoModule): boolean {
  return !startsAtOnce && element.querySelector(':scope > [data-demo-root] > *') !== null;
}

/**
 * Wakes a demo when it comes near the view or gets the focus: its code and its theme's
 * runtime are fetched then, not before. One that the server has drawn whole waits for a sign of
 * the reader as well; what is pressed in it while it wakes is done when it is awake. `version`
 * starts it anew when it changes.
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
          element.removeEventListener('click', holdPress, true);
          if (isCurrent) setState('failed');
        },
      );
    };
    const holdPress = (event: MouseEvent): void => {
      const { target } = event;
      if (!(target instanceof Element) || isAwake(target)) return;
      event.preventDefault();
      event.stopPropagation();
      start();
      pressWhenAwake(target, event);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) start();
      },
      { rootMargin: WAKE_MARGIN },
    );
    const observe = (): void => {
      observer.observe(element);
    };
    const stopWaiting = isDrawn(element, demo) && version === 0 ? onReaderSign(observe) : undefined;
    if (stopWaiting === undefined) observe();
    const stopListening = (): void => {
      stopWaiting?.();
      observer.disconnect();
      element.removeEventListener('focusin', start);
      element.removeEventListener('pointerdown', start);
    };
    element.addEventListener('focusin', start);
    element.addEventListener('pointerdown', start);
    element.addEventListener('click', holdPress, true);
    return () => {
      isCurrent = false;
      stopListening();
      element.removeEventListener('click', holdPress, true);
      unmount?.();
    };
  }, [container, demo, version]);
  return state;
}
