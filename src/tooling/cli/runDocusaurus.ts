import { spawn } from 'node:child_process';

/** Runs a Docusaurus command in a separate process, and resolves with its exit code. */
export function runDocusaurus(
  siteDir: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [docusaurus, ...args], {
    cwd: siteDir,
    stdio: 'inherit',
    env: { ...process.env, ...env },
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
