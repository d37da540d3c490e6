import fs from 'node:fs';
import path from 'node:path';
import { findClosestMatch } from '../../../shell/navigation/model/findClosestMatch';
import { OptionError } from './parseTestOptions';

const WIRING: ReadonlySet<string> = new Set(['config', 'pages', 'plugins', 'theme']);

/**
 * Returns the folder of a feature, relative to `src`: `reader/search` for `search`, or
 * `tooling/testing/browser` for `testing/browser`. Also accepts a group (`reader`), and a path relative
 * to `src` or the repository's root.
 *
 * @throws {OptionError} with the closest name, if there is no such feature
 */
export function findFeature(src: string, name: string): string {
  const folder = path.normalize(name).replace(/^src[\\/]|[\\/]$/g, '');
  // Search the wiring last, because it has folders with features' names (`plugins/search`).
  const groups = listFolders(src).sort((a, b) => Number(WIRING.has(a)) - Number(WIRING.has(b)));
  const isInside = folder !== '' && folder !== '.' && !folder.startsWith('..');
  const found = isInside
    ? ['', ...groups].map((group) => path.join(group, folder)).find((at) => isFolder(src, at))
    : undefined;
  if (found !== undefined) {
    // If a group has a feature with the same name (`demos`), prefer the feature.
    const inner = path.join(found, found);
    return isFolder(src, inner) ? inner : found;
  }
  const features = groups.flatMap((group) => [group, ...listFolders(path.join(src, group))]);
  const nearest = findClosestMatch(name, features, 0) ?? '';
  throw new OptionError(
    `There's no feature "${name}" in src/. Did you mean "${nearest}"? Run: npm test -- --only ${nearest}`,
  );
}

const isFolder = (src: string, folder: string): boolean =>
  fs.statSync(path.join(src, folder), { throwIfNoEntry: false })?.isDirectory() === true;

const listFolders = (folder: string): string[] =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
