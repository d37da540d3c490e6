/**
 * Makes timers of five seconds or more take twenty times as long. These are timeouts after which the
 * page gives up, so a test of what happens before must not fail on a slow machine. Runs in the page.
 */
export function lengthenTimers(): void {
  const { setTimeout: wait } = window;
  Object.assign(window, {
    setTimeout: (action: TimerHandler, delay = 0, ...rest: unknown[]) =>
      wait(action, delay >= 5_000 ? delay * 20 : delay, ...rest),
  });
}
