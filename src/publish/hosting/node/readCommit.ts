import { spawnSync } from 'node:child_process';

/** Returns the checked-out commit's short hash (12 digits), or `undefined` outside a repository. */
export function readCommit(siteDir: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}
