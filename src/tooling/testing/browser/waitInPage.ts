import type { Page } from 'playwright-core';

const POLL_MS = 200;
const TIMEOUT_MS = 30_000;

/** A page that reloads, for example to recover from an error, interrupts the running function. */
function wasReloaded(error: unknown): boolean {
  return error instanceof Error && error.message.includes('Execution context was destroyed');
}

/**
 * Resolves when an asynchronous condition in the page becomes true; rejects after 30 s. Playwright's
 * `waitForFunction` doesn't work here, because it treats a promise as true.
 */
export async function waitInPage<T>(
  page: Page,
  condition: (argument: T) => Promise<boolean>,
  argument: T,
): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  const isTrue = (): Promise<boolean> =>
    page.evaluate<boolean, unknown>(condition as never, argument).catch((error: unknown) => {
      if (wasReloaded(error)) return false;
      throw error;
    });
  while (!(await isTrue())) {
    if (Date.now() > end)
      throw new Error(`The condition wasn't true within 30 s: ${String(condition)}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
