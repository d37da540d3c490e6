import { spawn } from 'node:child_process';

/** Runs a command of Docusaurus in a process of its own, and resolves with its exit code. */
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
  // It would go on without this process, which ends when another part of a build fails.
  const end = (): void => void child.kill();
  process.once('exit', end);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      process.off('exit', end);
      resolve(code ?? 1);
    });
  });
}
