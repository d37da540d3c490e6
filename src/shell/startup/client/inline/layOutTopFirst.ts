import { whenFirstPainted } from './whenIdleAfterPaint';

/** In so many frames the rest of a page is laid out, as `arrival.css` and `Api.module.css` divide it. */
const STEPS = 8;

/**
 * Part of the page's inline script: a phone lays out the top of a page, paints it, and lays out the
 * rest in the frames after that (decision 27). A page that opens at another place is laid out at
 * once: the browser has to find the place.
 */
export function layOutTopFirst(): void {
  const [load] = window.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type !== 'navigate' || window.location.hash !== '') return;
  const state = document.documentElement.dataset;
  let step = 1;
  state['arriving'] = '1';
  const layOutRest = (): void => {
    step += 1;
    if (step > STEPS) delete state['arriving'];
    else {
      state['arriving'] = String(step);
      window.requestAnimationFrame(layOutRest);
    }
  };
  // Browsers that don't tell of the paint have no `content-visibility` either.
  whenFirstPainted(layOutRest);
}
