import { runInBackground } from './runScript';
import { shareState } from './shareState';

/**
 * Caches in the order in which they're filled. The API reference is first because whole pages wait
 * for it, while only parts of pages wait for the others.
 */
const PARTS = ['api-docs', 'bundle-size', 'icons', 'error-codes', 'live-preview'] as const;

/** A cache that the dev server doesn't wait for, because a separate process fills it. */
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

/**
 * Fills a cache in a background process and resolves when it's filled. Each cache is filled once, and
 * only one at a time, in order of importance.
 */
export function fillInBackground(siteDir: string, part: DeferredPart): Promise<void> {
  const existing = state.filled.get(part);
  if (existing !== undefined) return existing;
  const turn = new Promise<void>((resolve) => state.waiting.set(part, resolve));
  const filled = turn
    // If this process ends first, the background process is killed. Caches are written atomically.
    .then(() => runInBackground(siteDir, SCRIPT, [part], `Could not generate the "${part}" data.`))
    .finally(beginNext);
  state.filled.set(part, filled);
  if (state.running === undefined) beginNext();
  return filled;
}

/** Whether a cache is being filled or is waiting for its turn. */
export function isFillPending(part: DeferredPart): boolean {
  return state.running === part || state.waiting.has(part);
}

/**
 * Resolves when filling a cache has ended, successfully or not. Resolves immediately when it hasn't
 * been requested.
 */
export async function whenFilled(part: DeferredPart): Promise<void> {
  await state.filled.get(part)?.catch(() => undefined);
}
