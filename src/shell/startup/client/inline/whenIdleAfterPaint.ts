/** The longest that a busy page can delay the application after the load event, in ms. */
const IDLE_TIMEOUT_MS = 1_500;
/** The delay in browsers without idle callbacks (Safari), in ms. */
const FALLBACK_DELAY_MS = 200;

/**
 * Calls back when the page has loaded, has been painted, and is idle. A page in a background tab
 * is never painted, so there it only waits until the page is idle.
 */
export function whenIdleAfterPaint(callback: () => void): void {
  const onIdle = (): void => {
    if (typeof window.requestIdleCallback === 'function') {
      window.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
    } else window.setTimeout(callback, FALLBACK_DELAY_MS);
  };
  const onLoad = (): void => {
    if (document.visibilityState === 'hidden') onIdle();
    else {
      whenFirstPainted(onIdle);
      window.setTimeout(onIdle, IDLE_TIMEOUT_MS);
    }
  };
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad);
}

/** Calls back after the first contentful paint, or immediately if the browser doesn't report paints. */
export function whenFirstPainted(callback: () => void): void {
  try {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      callback();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    callback();
  }
}
