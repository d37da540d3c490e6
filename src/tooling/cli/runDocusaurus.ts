import { spawn } from 'node:child_process';
import { RENDERED } from '../../foundation/site/node/renderedMessage';

/**
 * Runs a Docusaurus command in a separate process, and resolves with its exit code.
 *
 * @param onRendered called when all pages are rendered, before plugins process them
 */
export function runDocusaurus(
  siteDir: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  onRendered?: () => void,
): Promise<number> {
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [docusaurus, ...args], {
    cwd: siteDir,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  child.on('message', (message) => {
    if (message === RENDERED) onRendered?.();
  });
  // When another part of a build fails, this process exits, but its children would keep running.
  const killChild = (): void => void child.kill();
  process.once('exit', killChild);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      process.off('exit', killChild);
      resolve(code ?? 1);
    });
  });
}
