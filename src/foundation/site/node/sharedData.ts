import path from 'node:path';
import { writeIfChanged } from './writeIfChanged';

/** The module alias of shared data. */
export const SHARED_DATA = '@shared-data';

/** Returns the folder of shared data. It's in `.docusaurus`, so `docusaurus clear` removes it too. */
export function sharedDataFolder(siteDir: string): string {
  return path.join(siteDir, '.docusaurus/shared');
}

/**
 * Writes data that's the same in all languages, for `import … from '@shared-data/<name>'`. Files of
 * Docusaurus' `createData` have a different path in each language, so the bundler would create a
 * separate script for each.
 *
 * @param name the file's name with its folder, such as `icons/first.json`
 */
export function writeSharedData(siteDir: string, name: string, data: unknown): void {
  writeIfChanged(path.join(sharedDataFolder(siteDir), name), JSON.stringify(data));
}
