/** The longest that a busy page may keep an action back, in ms. */
const IDLE_TIMEOUT_MS = 2000;
/** For browsers without idle callbacks (Safari): long enough for the first paint, in ms. */
const FALLBACK_DELAY_MS = 500;

/** Runs an action when the page has nothing better to do; returns the function that calls it off. */
export function whenIdle(action: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(action, FALLBACK_DELAY_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }
  const handle = window.requestIdleCallback(action, { timeout: IDLE_TIMEOUT_MS });
  return () => {
    window.cancelIdleCallback(handle);
  };
}
