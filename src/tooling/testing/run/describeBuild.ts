import fs from 'node:fs';
import path from 'node:path';

const MINUTE_MS = 60_000;

/** Formats milliseconds in the largest complete unit, such as "2 hours". */
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
 * Returns a line about the build that browser tests use, with its languages, commit, and age, or what
 * to do if there is none.
 */
export function describeBuild(folder: string, now = Date.now()): string {
  const mark = path.join(folder, '.complete');
  if (!fs.existsSync(mark)) {
    return 'build/ is missing or unfinished, so browser tests will fail. Run "npm run build -- --locale en" for a quick one.';
  }
  const age = formatAge(now - fs.statSync(mark).mtimeMs);
  return `Browser tests use build/, made ${age} ago. ${fs.readFileSync(mark, 'utf8').trim().split('\n').join(' ')} Changes since then aren't in it.`;
}
