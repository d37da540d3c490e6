import path from 'node:path';
import { TRANSLATED_LOCALES } from '../../../foundation/site/model/locales';
import { readOrMake } from '../../../foundation/site/node/packageCache';
import { createProgress } from '../../../writing/languages/model/progress';
import type { LanguageProgress } from '../../../writing/languages/model/progress';
import { openProgress } from './openProgress';
import { readStatus } from './readStatus';

interface LoaderContext {
  addContextDependency(folder: string): void;
  async(): (error: Error | null, code?: string) => void;
  getOptions(): { readonly siteDir: string };
}

let progress: Promise<readonly LanguageProgress[]> | undefined;

function readProgress(siteDir: string): Promise<readonly LanguageProgress[]> {
  return readOrMake(openProgress(siteDir), () =>
    TRANSLATED_LOCALES.map((locale) => createProgress(readStatus(siteDir, locale))),
  );
}

/**
 * Loads the module with the progress of the translations, for the page that shows it. It's a loader,
 * because reading all pages of all languages takes seconds: this way, a build counts once for all
 * languages and both bundles, and the dev server counts only while the page is open.
 */
export function progressLoader(this: LoaderContext): void {
  const { siteDir } = this.getOptions();
  const callback = this.async();
  for (const folder of ['docs', 'i18n']) this.addContextDependency(path.join(siteDir, folder));
  const isBuild = process.env['NODE_ENV'] === 'production';
  if (!isBuild || progress === undefined) progress = readProgress(siteDir);
  progress.then(
    (languages) => {
      callback(null, `export default ${JSON.stringify(languages)};`);
    },
    (error: unknown) => {
      callback(error instanceof Error ? error : new Error(String(error)));
    },
  );
}
