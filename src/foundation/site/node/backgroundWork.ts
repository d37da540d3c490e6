import { runInBackground } from './runInBackground';
import { shareState } from './shareState';

/** What isn't waited for where others work on: caches that a process of their own fills. */
export type DeferredPart = 'api-docs' | 'icons' | 'error-codes' | 'bundle-size' | 'live-preview';

const SCRIPT = 'src/tooling/cli/fillCaches.ts';

const state = shareState('background-work', () => new Map<DeferredPart, Promise<void>>());

/** Fills a cache beside this process, one after another and each once. */
export function fillLater(siteDir: string, part: DeferredPart): Promise<void> {
  const known = state.get(part);
  if (known !== undefined) return known;
  const before = Promise.allSettled(state.values());
  // This process may end before: what isn't whole is not kept.
  const filled = before.then(() =>
    runInBackground(siteDir, SCRIPT, [part], `"${part}" could not be made.`),
  );
  state.set(part, filled);
  return filled;
}

/** Resolves when nobody works at a part any more, successful or not; at once when nobody does. */
export async function whenFilled(part: DeferredPart): Promise<void> {
  await state.get(part)?.catch(() => undefined);
}
