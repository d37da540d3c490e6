/** Minimum time between two reloads of a tab, in ms. During a deploy, servers with different releases could cause a loop. */
const RELOAD_PAUSE_MS = 60_000;

/** The input for the decision about reloading after an update. */
export interface ReloadContext {
  /** Whether the tab is visible and its window has the focus. */
  readonly isFocused: boolean;
  /** Whether the reader has typed something that a reload would lose, or has a dialog open. */
  readonly isBusy: boolean;
  /** When this tab was last reloaded for an update, in ms since 1970, or 0 for never. */
  readonly lastReloadAt: number;
  readonly now: number;
}

/** Returns whether to reload now, `wait` for the next focus, or `ask` the reader. */
export function decideReload({
  isFocused,
  isBusy,
  lastReloadAt,
  now,
}: ReloadContext): 'reload' | 'wait' | 'ask' {
  if (!isFocused) return 'wait';
  const age = now - lastReloadAt;
  // A negative age means that the clock was set back, which mustn't block reloads.
  const isTooSoon = age >= 0 && age < RELOAD_PAUSE_MS;
  return isBusy || isTooSoon ? 'ask' : 'reload';
}

/**
 * Returns whether the worker's URL only changed to the one with a query, which isn't an update. Pages
 * of earlier releases registered the URL without a query, so a page that registers the other one is
 * already up to date.
 *
 * @param last URL of the previous worker, or `undefined` if there was none
 */
export function isMoved(last: string | undefined, next: string | undefined): boolean {
  return last?.includes('?') === false && next?.includes('?') === true;
}
