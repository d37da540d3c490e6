/** The longest that a busy page keeps the application back after the load, in ms. */
const IDLE_TIMEOUT_MS = 1_500;
/** In place of an idle moment, where the browser doesn't tell of one, in ms. */
const PAUSE_MS = 200;

/** Calls back when the page has loaded, is painted (a page in the background never is), and is idle. */
export function whenIdleAfterPaint(callback: () => void): void {
  const onIdle = (): void => {
    if (typeof window.requestIdleCallback === 'function') {
      window.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
    } else window.setTimeout(callback, PAUSE_MS);
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

/** Calls back after the first contentful paint; at once, where the browser doesn't tell of paints. */
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
