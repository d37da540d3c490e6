import fs from 'node:fs';
import path from 'node:path';
import { listAllFiles } from '../../../foundation/site/node/listAllFiles';
import { openCache } from '../../../foundation/site/node/packageCache';
import type { CacheEntry } from '../../../foundation/site/node/packageCache';
import type { LanguageProgress } from '../../../writing/languages/model/progress';

/** Folders whose files decide the progress: pages, translations, and the code that counts them. */
const INPUTS = [
  'docs',
  'i18n',
  'src/writing',
  'src/tooling/translations',
  'src/reference/api-docs',
];

function* listInputs(siteDir: string): Generator<string | Buffer> {
  yield fs.readFileSync(path.join(siteDir, 'package.json'));
  for (const folder of INPUTS.map((name) => path.join(siteDir, name))) {
    for (const file of listAllFiles(folder).filter((name) => /\.(?:mdx?|json|ts)$/.test(name))) {
      yield file;
      yield fs.readFileSync(path.join(folder, file));
    }
  }
}

/**
 * Opens the cache entry with the progress of all languages, for the current pages and translations.
 */
export function openProgress(siteDir: string): CacheEntry<readonly LanguageProgress[]> {
  return openCache(siteDir, 'translations', listInputs(siteDir));
}
