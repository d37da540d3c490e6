/** The longest that a busy page can delay an action, in ms. */
const IDLE_TIMEOUT_MS = 2000;
/** For browsers without idle callbacks (Safari): long enough for the first paint to happen, in ms. */
const FALLBACK_DELAY_MS = 500;

/** Runs an action when the main thread is idle. Returns a function that cancels it. */
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
