import { spawn, spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The lowest priority, so that background work doesn't slow down the dev server or a build. */
const BACKGROUND = os.constants.priority.PRIORITY_LOW;

/** Returns Node's arguments to run one of our TypeScript files. */
function nodeArgs(siteDir: string, script: string, args: readonly string[]): string[] {
  return ['--require', require.resolve('esbuild-register'), path.join(siteDir, script), ...args];
}

/**
 * Runs one of our TypeScript files in a child process, which is killed when this process exits.
 *
 * @param script its path in the site's folder
 * @param failure the first line of the error when the script fails; its stderr output follows
 * @param priority of the child process; the default is this process's
 * @throws Error when the script exits with a nonzero code
 */
export function runScript(
  siteDir: string,
  script: string,
  args: readonly string[],
  failure: string,
  priority?: number,
): Promise<void> {
  const child = spawn(process.execPath, nodeArgs(siteDir, script, args), {
    cwd: siteDir,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (child.pid !== undefined && priority !== undefined) os.setPriority(child.pid, priority);
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

/** The same as {@link runScript}, but with the lowest priority. */
export function runInBackground(
  siteDir: string,
  script: string,
  args: readonly string[],
  failure: string,
): Promise<void> {
  return runScript(siteDir, script, args, failure, BACKGROUND);
}

/** The same as {@link runScript}, but blocks this thread. */
export function runScriptSync(
  siteDir: string,
  script: string,
  args: readonly string[],
  failure: string,
): void {
  const { status, stderr } = spawnSync(process.execPath, nodeArgs(siteDir, script, args), {
    cwd: siteDir,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${failure}\n${stderr.trim()}`);
}
