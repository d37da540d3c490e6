import path from 'node:path';
import { writeIfChanged } from './writeIfChanged';

/** What code imports shared data from. */
export const SHARED_DATA = '@shared-data';

/** Where that is: below Docusaurus' own folder, so that `docusaurus clear` removes it too. */
export function sharedDataFolder(siteDir: string): string {
  return path.join(siteDir, '.docusaurus/shared');
}

/**
 * Writes data that is the same in all languages, for `import … from '@shared-data/<name>'`. What
 * Docusaurus' `createData` writes has another path in each language, so that the bundler makes a
 * script of its own for each.
 *
 * @param name with its folder, as `icons/first.json`
 */
export function writeSharedData(siteDir: string, name: string, data: unknown): void {
  writeIfChanged(path.join(sharedDataFolder(siteDir), name), JSON.stringify(data));
}
