import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The lowest priority, so that background work doesn't slow down the dev server or a build. */
const PRIORITY = os.constants.priority.PRIORITY_LOW;

/**
 * Runs one of our TypeScript files in a child process, which is killed when this process exits.
 *
 * @param script its path in the site's folder
 * @param failure the first line of the error when the script fails; its stderr output follows
 * @throws Error when the script exits with a nonzero code
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
  const kill = (): void => void child.kill();
  process.once('exit', kill);
  const lines: string[] = [];
  createInterface(child.stderr).on('line', (line) => lines.push(line));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', kill);
      if (code === 0) resolve();
      else reject(new Error(`${failure}\n${lines.join('\n')}`));
    });
  });
}
