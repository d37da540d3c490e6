import { whenFirstPainted } from './whenIdleAfterPaint';

/** The rest of a page is laid out in this many frames; `arrival.css` and `Api.module.css` divide it. */
const STEPS = 8;

/**
 * Part of the page's inline script: has a phone lay out the top of a page, paint it, and lay out the
 * rest in the following frames (decision 27). If the page may not open at the top (hash, reload,
 * Back), it's laid out all at once, because the browser has to know where to scroll.
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
  // Browsers that don't report paints don't support `content-visibility` either.
  whenFirstPainted(layOutRest);
}
