import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { shareState } from './shareState';

/** What the dev server need not wait for: caches that a process of their own fills. */
export type DeferredPart = 'api-docs' | 'icons' | 'error-codes' | 'bundle-size';

/** Of least importance: the page that a writer waits for goes first. */
const PRIORITY = os.constants.priority.PRIORITY_LOW;

const state = shareState('background-work', () => new Map<DeferredPart, Promise<void>>());

function start(siteDir: string, part: DeferredPart): Promise<void> {
  const script = path.join(siteDir, 'src/tooling/cli/fillCaches.ts');
  const child = spawn(
    process.execPath,
    ['--require', require.resolve('esbuild-register'), script, part],
    {
      cwd: siteDir,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  if (child.pid !== undefined) os.setPriority(child.pid, PRIORITY);
  // The dev server may end before: what isn't whole is not kept.
  const end = (): void => void child.kill();
  process.once('exit', end);
  const words: string[] = [];
  createInterface(child.stderr).on('line', (line) => words.push(line));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', end);
      if (code === 0) resolve();
      else reject(new Error(`"${part}" could not be made.\n${words.join('\n')}`));
    });
  });
}

/** Fills a cache beside the dev server, one after another and each once. */
export function fillLater(siteDir: string, part: DeferredPart): Promise<void> {
  const known = state.get(part);
  if (known !== undefined) return known;
  const before = Promise.allSettled(state.values());
  const filled = before.then(() => start(siteDir, part));
  state.set(part, filled);
  return filled;
}

/** Resolves when nobody works at a part any more, successful or not; at once when nobody does. */
export async function whenFilled(part: DeferredPart): Promise<void> {
  await state.get(part)?.catch(() => undefined);
}
