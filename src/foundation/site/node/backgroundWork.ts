import { runInBackground } from './runInBackground';
import { shareState } from './shareState';

/** Most important first: whole pages wait for the reference, and only parts of pages for the others. */
const PARTS = ['api-docs', 'bundle-size', 'icons', 'error-codes', 'live-preview'] as const;

/** What isn't waited for where others work on: caches that a process of their own fills. */
export type DeferredPart = (typeof PARTS)[number];

const SCRIPT = 'src/tooling/cli/fillCaches.ts';

const state = shareState('background-work', () => ({
  filled: new Map<DeferredPart, Promise<void>>(),
  waiting: new Map<DeferredPart, () => void>(),
  running: undefined as DeferredPart | undefined,
}));

function beginNext(): void {
  const part = PARTS.find((name) => state.waiting.has(name));
  state.running = part;
  if (part === undefined) return;
  const begin = state.waiting.get(part);
  state.waiting.delete(part);
  begin?.();
}

/** Fills a cache beside this process: each once, one at a time, and the most important of them next. */
export function fillInBackground(siteDir: string, part: DeferredPart): Promise<void> {
  const known = state.filled.get(part);
  if (known !== undefined) return known;
  const turn = new Promise<void>((resolve) => state.waiting.set(part, resolve));
  const filled = turn
    // This process may end before: what isn't whole is not kept.
    .then(() => runInBackground(siteDir, SCRIPT, [part], `"${part}" could not be made.`))
    .finally(beginNext);
  state.filled.set(part, filled);
  if (state.running === undefined) beginNext();
  return filled;
}

/** Whether somebody is about to fill a cache, or waits for the turn. */
export function isFillPending(part: DeferredPart): boolean {
  return state.running === part || state.waiting.has(part);
}

/** Resolves when nobody works at a part any more, successful or not; at once when nobody does. */
export async function whenFilled(part: DeferredPart): Promise<void> {
  await state.filled.get(part)?.catch(() => undefined);
}
