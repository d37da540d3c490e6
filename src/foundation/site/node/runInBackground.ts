import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Of least importance: what a writer or a build waits for goes first. */
const PRIORITY = os.constants.priority.PRIORITY_LOW;

/**
 * Runs a TypeScript file of ours beside this process, which takes it along when it ends.
 *
 * @param script from the site's folder
 * @param failure what to say when it fails, before what the script wrote to stderr
 */
export function runInBackground(
  siteDir: string,
  script: string,
  args: readonly string[],
  failure: string,
): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--require', require.resolve('esbuild-register'), path.join(siteDir, script), ...args],
    { cwd: siteDir, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  if (child.pid !== undefined) os.setPriority(child.pid, PRIORITY);
  const end = (): void => void child.kill();
  process.once('exit', end);
  const words: string[] = [];
  createInterface(child.stderr).on('line', (line) => words.push(line));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', end);
      if (code === 0) resolve();
      else reject(new Error(`${failure}\n${words.join('\n')}`));
    });
  });
}
