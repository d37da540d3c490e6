/** How long loops may keep the browser from doing anything else. */
const LOOP_LIMIT_MS = 1000;
/** The clock is read once in so many turns. */
const TURNS_PER_CHECK = 512;

let turns = 0;
let startedAt: number | undefined;

/** Called on each turn of each loop in edited code (`guardLoops`). */
export function tick(): boolean {
  turns += 1;
  if (turns % TURNS_PER_CHECK !== 0) return true;
  if (startedAt === undefined) {
    startedAt = performance.now();
    // The next task starts with a new allowance.
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
