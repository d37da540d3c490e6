import { spawnSync } from 'node:child_process';

/**
 * Returns the time of the checked-out commit in milliseconds since 1970, from `SOURCE_DATE_EPOCH`
 * (in seconds, https://reproducible-builds.org/specs/source-date-epoch/) or else from git. Returns
 * `undefined` if neither is available, as in an unpacked archive.
 */
export function readCommitTime(
  siteDir: string,
  epoch = process.env['SOURCE_DATE_EPOCH'] ?? '',
): number | undefined {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  // If git isn't installed, `stdout` is null.
  const seconds = Number.parseInt(epoch === '' ? ((stdout as string | null) ?? '') : epoch, 10);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}
