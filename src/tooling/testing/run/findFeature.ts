import fs from 'node:fs';
import path from 'node:path';
import { findClosestMatch } from '../../../shell/navigation/model/findClosestMatch';
import { OptionError } from './parseTestOptions';

const THIN: ReadonlySet<string> = new Set(['config', 'pages', 'plugins', 'theme']);

/**
 * The folder of a feature, relative to `src`: `reader/search` for `search`, or
 * `tooling/testing/browser` for `testing/browser`. A group (`reader`) and a path from `src` or
 * the repository's root are found, too. Throws an `OptionError` that names the nearest feature when
 * there's none of that name.
 */
export function findFeature(src: string, name: string): string {
  const folder = path.normalize(name).replace(/^src[\\/]|[\\/]$/g, '');
  // The thin folders have parts of the features' names (`plugins/search`): they come last.
  const groups = listFolders(src).sort((a, b) => Number(THIN.has(a)) - Number(THIN.has(b)));
  const isInside = folder !== '' && folder !== '.' && !folder.startsWith('..');
  const found = isInside
    ? ['', ...groups].map((group) => path.join(group, folder)).find((at) => isFolder(src, at))
    : undefined;
  if (found !== undefined) {
    // A feature named as its group (`demos`) is meant before the group.
    const inner = path.join(found, found);
    return isFolder(src, inner) ? inner : found;
  }
  const features = groups.flatMap((group) => [group, ...listFolders(path.join(src, group))]);
  const nearest = findClosestMatch(name, features, 0) ?? '';
  throw new OptionError(
    `There's no feature "${name}" in src/. The nearest name is "${nearest}": npm test -- --only ${nearest}`,
  );
}

const isFolder = (src: string, folder: string): boolean =>
  fs.statSync(path.join(src, folder), { throwIfNoEntry: false })?.isDirectory() === true;

const listFolders = (folder: string): string[] =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
