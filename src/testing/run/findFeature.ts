import fs from 'node:fs';
import path from 'node:path';
import { findNearest } from '../../navigation/model/findNearest';
import { OptionError } from './parseTestOptions';

/**
 * The folder of a feature, relative to `src`: `search`, or `testing/browser` for a part of one.
 * Throws an `OptionError` that names the nearest feature when there's none of that name.
 */
export function findFeature(src: string, name: string): string {
  const folder = path.normalize(name).replace(/^src[\\/]|[\\/]$/g, '');
  const isInside = folder !== '' && folder !== '.' && !folder.startsWith('..');
  const full = path.join(src, folder);
  if (isInside && fs.existsSync(full) && fs.statSync(full).isDirectory()) return folder;
  const features = fs
    .readdirSync(src, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const nearest = findNearest(name, features, 0) ?? '';
  throw new OptionError(
    `There's no feature "${name}" in src/. The nearest name is "${nearest}": npm test -- --only ${nearest}`,
  );
}
