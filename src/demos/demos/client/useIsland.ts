import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { isHydrated, pressWhenHydrated } from '../../../shell/startup/client/pressWhenHydrated';
import { onFirstInteraction } from '../../../shell/startup/client/firstInteraction';
import { whenNear } from '../../../shell/startup/client/whenNear';
import { hostOf } from './hostOf';
import type { DemoModule } from './types';
import { HYDRATION_MARGIN } from './useIsNear';

const IN_VIEW = '0px';

export type IslandState = 'dehydrated' | 'hydrated' | 'failed';

/**
 * Whether the server's HTML shows the demo, or lines in its place. What an earlier state of the demo
 * has drawn is none: at the dev server a demo is saved and starts anew.
 */
function isDrawn(element: HTMLElement, { startsAtOnce = false }: DemoModule): boolean {
  const drawn = element.querySelector(':scope > [data-demo-root]:not([data-used]) > *');
  return !startsAtOnce && drawn !== null;
}

/**
 * Hydrates a demo when it comes near the view or gets the focus: its code and its theme's runtime
 * are fetched then, not before. One that the server has drawn also waits for the first interaction,
 * so that it doesn't take the time in which the page arrives. What is pressed in it meanwhile is
 * done when it's hydrated. `version` starts it anew when it changes.
 */
export function useIsland(
  container: RefObject<HTMLElement | null>,
  demo: DemoModule | undefined,
  version: number,
): IslandState {
  const [state, setState] = useState<IslandState>('dehydrated');
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
          const { name, styling } = demo;
          const { host, hydrate } = hostOf(element, version, css);
          unmount = mount({ container: host, name, styling, Component, hydrate });
          setState('hydrated');
        },
        () => {
          element.removeEventListener('click', holdPress, true);
          if (isCurrent) setState('failed');
        },
      );
    };
    const holdPress = (event: MouseEvent): void => {
      const { target } = event;
      if (!(target instanceof Element) || isHydrated(target)) return;
      event.preventDefault();
      event.stopPropagation();
      start();
      pressWhenHydrated(target, event);
    };
    let stopObserving: (() => void) | undefined;
    const observe = (margin: string): void => {
      stopObserving?.();
      stopObserving = whenNear(element, margin, start);
    };
    let stopWaiting: (() => void) | undefined;
    const stopListening = (): void => {
      stopWaiting?.();
      stopObserving?.();
      element.removeEventListener('focusin', start);
      element.removeEventListener('pointerdown', start);
    };
    if (version === 0) {
      if (!isDrawn(element, demo)) observe(IN_VIEW);
      stopWaiting = onFirstInteraction(() => {
        if (!isStarted) observe(HYDRATION_MARGIN);
      });
    } else observe(HYDRATION_MARGIN);
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
