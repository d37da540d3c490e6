import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { isHydrated, pressWhenHydrated } from '../../../shell/startup/client/pressWhenHydrated';
import { onFirstInteraction } from '../../../shell/startup/client/firstInteraction';
import { whenNear } from '../../../shell/startup/client/whenNear';
import { prepareRoot } from './prepareRoot';
import type { DemoModule } from './types';
import { HYDRATION_MARGIN } from './useIsNear';

const IN_VIEW = '0px';

export type IslandState = 'dehydrated' | 'hydrated' | 'failed';

/**
 * Whether a demo can wait for the first interaction, because its server HTML shows it or a placeholder for
 * it. Content of an earlier version of the demo doesn't count: in the dev server, a demo restarts when its
 * file is saved.
 */
function canWait(element: HTMLElement, { eagerHydration = false }: DemoModule): boolean {
  const content = element.querySelector(':scope > [data-demo-root]:not([data-used]) > *');
  return !eagerHydration && content !== null;
}

/**
 * Hydrates a demo when it comes near the viewport or receives focus. Its code and its theme's runtime
 * aren't fetched before that. A demo that the server rendered also waits for the first interaction with
 * the page, so that it doesn't slow down page load. A click on it is repeated once it's hydrated.
 *
 * @param version the demo restarts when it changes
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
          const { host, hydrate } = prepareRoot(element, version, css);
          unmount = mount({ container: host, name, styling, Component, hydrate });
          setState('hydrated');
        },
        () => {
          element.removeEventListener('click', holdClick, true);
          if (isCurrent) setState('failed');
        },
      );
    };
    const holdClick = (event: MouseEvent): void => {
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
      if (!canWait(element, demo)) observe(IN_VIEW);
      stopWaiting = onFirstInteraction(() => {
        if (!isStarted) observe(HYDRATION_MARGIN);
      });
    } else observe(HYDRATION_MARGIN);
    element.addEventListener('focusin', start);
    element.addEventListener('pointerdown', start);
    element.addEventListener('click', holdClick, true);
    return () => {
      isCurrent = false;
      stopListening();
      element.removeEventListener('click', holdClick, true);
      unmount?.();
    };
  }, [container, demo, version]);
  return state;
}
