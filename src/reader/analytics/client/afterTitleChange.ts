/** Fallback delay in ms for background windows, which don't run animation frames. */
const HIDDEN_WINDOW_MS = 1000;

/**
 * Runs an action once the title of a new page is set, because Docusaurus sets it one frame after the
 * route change. Returns a function that cancels it.
 */
export function afterTitleChange(action: () => void): () => void {
  let frame = window.requestAnimationFrame(() => {
    frame = window.requestAnimationFrame(run);
  });
  const timer = window.setTimeout(run, HIDDEN_WINDOW_MS);
  function stop(): void {
    window.cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  }
  function run(): void {
    stop();
    action();
  }
  return stop;
}
