import type { Page } from 'playwright-core';

const POLL_MS = 200;
const PATIENCE_MS = 30_000;

/** A page that loads itself anew, as one that heals may, takes the question along. */
function isGone(error: unknown): boolean {
  return error instanceof Error && error.message.includes('Execution context was destroyed');
}

/**
 * Resolves when an asynchronous question to the page is answered with yes; rejects after 30 s.
 * Playwright's own `waitForFunction` takes a promise for a yes.
 */
export async function waitInPage<T>(
  page: Page,
  ask: (argument: T) => Promise<boolean>,
  argument: T,
): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  const answer = (): Promise<boolean> =>
    page.evaluate<boolean, unknown>(ask as never, argument).catch((error: unknown) => {
      if (isGone(error)) return false;
      throw error;
    });
  while (!(await answer())) {
    if (Date.now() > end) throw new Error(`The page did not say yes in time: ${String(ask)}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
