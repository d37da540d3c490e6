/** Time within which a tab is not reloaded twice, in ms: two servers with two releases could loop. */
const RELOAD_PAUSE_MS = 60_000;

/** What decides about the reload after an update. */
export interface ReloadFacts {
  /** The tab is shown and its window has the focus. */
  readonly isFocused: boolean;
  /** The reader has written something that a reload would lose, or is in the middle of something. */
  readonly isBusy: boolean;
  /** When this tab was last reloaded for an update, in ms; 0 for never. */
  readonly lastReloadAt: number;
  readonly now: number;
}

/** `wait`: until the next focus. `ask`: the reader decides when. */
export function decideReload(facts: ReloadFacts): 'reload' | 'wait' | 'ask' {
  if (!facts.isFocused) return 'wait';
  const age = facts.now - facts.lastReloadAt;
  // A clock that was set back must not hold the reload up for ever.
  const isTooSoon = age >= 0 && age < RELOAD_PAUSE_MS;
  return facts.isBusy || isTooSoon ? 'ask' : 'reload';
}

/**
 * Whether a worker only moved to the address with a query, which is no update: pages of earlier
 * releases registered the one without, so a page that registers the other is new already.
 *
 * @param last the address of the worker before, or `undefined` where there was none
 */
export function isMoved(last: string | undefined, next: string | undefined): boolean {
  return last?.includes('?') === false && next?.includes('?') === true;
}
