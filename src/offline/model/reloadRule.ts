/** Time within which a tab is not reloaded twice, in ms: two servers with two releases could loop. */
export const RELOAD_PAUSE_MS = 60_000;

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
