/** For windows in the background, which paint nothing, in ms. */
const HIDDEN_WINDOW_MS = 1000;

/**
 * Runs an action when the title of a new page is set: Docusaurus writes it in the frame after
 * the change. Returns the function that calls it off.
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
