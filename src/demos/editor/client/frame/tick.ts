/** How long loops may block the browser. */
const LOOP_LIMIT_MS = 1000;
/** Number of iterations between two checks of the clock. */
const ITERATIONS_PER_CHECK = 512;

let iterations = 0;
let startedAt: number | undefined;

/**
 * Called on each iteration of every loop in edited code (`guardLoops`).
 *
 * @throws Error when loops have blocked the browser for too long
 */
export function tick(): boolean {
  iterations += 1;
  if (iterations % ITERATIONS_PER_CHECK !== 0) return true;
  if (startedAt === undefined) {
    startedAt = performance.now();
    // Each task has its own time limit.
    setTimeout(() => {
      startedAt = undefined;
    });
    return true;
  }
  if (performance.now() - startedAt > LOOP_LIMIT_MS) {
    throw new Error('A loop ran for more than a second and was stopped.');
  }
  return true;
}
