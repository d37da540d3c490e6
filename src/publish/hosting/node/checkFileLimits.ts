import fs from 'node:fs';
import path from 'node:path';
import { listAllFiles } from '../../../foundation/site/node/listAllFiles';
import { CLOUDFLARE_PAGES, findFileProblems } from '../model/hostLimits';

/** Compressed copies, which hosts with limits create themselves. */
const COPY = /\.(?:br|gz)$/;

/** Returns the size in bytes of each file in a folder, without compressed copies. */
function readSizes(folder: string): ReadonlyMap<string, number> {
  const own = listAllFiles(folder).filter((file) => !COPY.test(file));
  return new Map(own.map((file) => [file, fs.statSync(path.join(folder, file)).size]));
}

/**
 * Checks the files of a build against the limits of Cloudflare Pages. Logs a warning for each exceeded
 * limit, because other hosts may accept the build. `HOST_LIMITS=warn` always only warns.
 *
 * @throws Error with the exceeded limits, in a build that runs on that host or with
 *   `HOST_LIMITS=strict`; also for an invalid `HOST_LIMITS`
 */
export function checkFileLimits(
  folder: string,
  mode = process.env['HOST_LIMITS'],
  isHostBuild = process.env[CLOUDFLARE_PAGES.variable] === '1',
): void {
  if (mode !== undefined && mode !== '' && mode !== 'strict' && mode !== 'warn') {
    throw new Error(`HOST_LIMITS is "${mode}". Set it to "strict" or "warn", or unset it.`);
  }
  const problems = findFileProblems(readSizes(folder));
  if (problems.length === 0) return;
  if (mode === 'strict' || (mode !== 'warn' && isHostBuild)) throw new Error(problems.join('\n'));
  for (const problem of problems) console.warn(`WARNING: ${problem}`);
}
