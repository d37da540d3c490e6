import path from 'node:path';
import { TRANSLATED_LOCALES } from '../../../foundation/site/model/locales';
import { createProgress } from '../../../writing/languages/model/progress';
import { readStatus } from './readStatus';

interface LoaderContext {
  addContextDependency(folder: string): void;
  getOptions(): { readonly siteDir: string };
}

let made: string | undefined;

/**
 * Counts how far the translations are, for the page that shows it. A loader, because reading all
 * pages of all languages takes seconds: a build counts once for server and browser, the dev server
 * when the page is opened, and again while it is and something changes.
 */
export function progressLoader(this: LoaderContext): string {
  const { siteDir } = this.getOptions();
  for (const folder of ['docs', 'i18n']) this.addContextDependency(path.join(siteDir, folder));
  const isBuild = process.env['NODE_ENV'] === 'production';
  if (isBuild && made !== undefined) return made;
  const languages = TRANSLATED_LOCALES.map((locale) => createProgress(readStatus(siteDir, locale)));
  made = `export default ${JSON.stringify(languages)};`;
  return made;
}
