import fs from 'node:fs';
import path from 'node:path';
import { listAllFiles } from '../../../foundation/site/node/listAllFiles';
import { CLOUDFLARE_PAGES, findFileProblems } from '../model/hostLimits';

/** Compressed copies, which hosts with limits make by themselves. */
const COPY = /\.(?:br|gz)$/;

/** Bytes by file of a folder, without compressed copies. */
function readSizes(folder: string): ReadonlyMap<string, number> {
  const own = listAllFiles(folder).filter((file) => !COPY.test(file));
  return new Map(own.map((file) => [file, fs.statSync(path.join(folder, file)).size]));
}

/**
 * Compares the files of a build with what the known host accepts, and throws where that host would
 * refuse them: while it builds itself, or with `HOST_LIMITS=strict` in the environment. Elsewhere
 * it warns, since most hosts accept them; `HOST_LIMITS=warn` only warns everywhere.
 */
export function checkFileLimits(
  folder: string,
  mode = process.env['HOST_LIMITS'],
  isItsBuild = process.env[CLOUDFLARE_PAGES.variable] === '1',
): void {
  if (mode !== undefined && mode !== '' && mode !== 'strict' && mode !== 'warn') {
    throw new Error(`HOST_LIMITS is "${mode}". Set it to "strict" or "warn", or leave it out.`);
  }
  const problems = findFileProblems(readSizes(folder));
  if (problems.length === 0) return;
  if (mode === 'strict' || (mode !== 'warn' && isItsBuild)) throw new Error(problems.join('\n'));
  for (const problem of problems) console.warn(`WARNING: ${problem}`);
}
