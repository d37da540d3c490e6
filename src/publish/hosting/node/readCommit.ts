import { spawnSync } from 'node:child_process';

/** The first twelve digits of the checked-out commit; `undefined` outside a repository. */
export function readCommit(siteDir: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}
