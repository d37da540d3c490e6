import fs from 'node:fs';
import path from 'node:path';

/** Returns the lines of a tree's data file that have a node with this pathname, starting at 1. */
export function findNodeLines(siteDir: string, file: string, pathname: string): number[] {
  return fs
    .readFileSync(path.join(siteDir, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.includes(`pathname: '${pathname}'`) ? [index + 1] : []));
}
