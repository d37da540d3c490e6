import { spawnSync } from 'node:child_process';

/**
 * When the checked-out commit was made, in milliseconds since 1970: `SOURCE_DATE_EPOCH` (seconds,
 * https://reproducible-builds.org/specs/source-date-epoch/), else what git says. `undefined`
 * where neither is known, as in an unpacked archive.
 */
export function readCommitTime(
  siteDir: string,
  epoch = process.env['SOURCE_DATE_EPOCH'] ?? '',
): number | undefined {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  // Without git there is no output at all.
  const seconds = Number.parseInt(epoch === '' ? ((stdout as string | null) ?? '') : epoch, 10);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}
