import fs from 'node:fs';
import path from 'node:path';

const MINUTE_MS = 60_000;

/** "2 hours" of a number of milliseconds, in the largest unit that's full. */
function formatAge(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 24 * 60
        ? [Math.floor(minutes / 60), 'hour']
        : [Math.floor(minutes / 60 / 24), 'day'];
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * One line about the build that browser tests use: its languages, its commit, and its age. Says
 * what to do where there's none.
 */
export function describeBuild(folder: string, now = Date.now()): string {
  const mark = path.join(folder, '.complete');
  if (!fs.existsSync(mark)) {
    return 'There is no finished build/: browser tests will fail. Run "npm run build -- --locale en" for a quick one.';
  }
  const age = formatAge(now - fs.statSync(mark).mtimeMs);
  return `Browser tests use build/, made ${age} ago. ${fs.readFileSync(mark, 'utf8').trim().split('\n').join(' ')} Changes since then aren't in it.`;
}
