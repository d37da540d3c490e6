import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE } from '../../../foundation/site/model/locales';
import { parsePageText } from '../../content/node/readFrontMatter';
import { findHeadSources } from './translationHooks';

/**
 * The title of a page in the language that is built; with `lang` where there is only the English one.
 * @param id the page's file below `docs/`, without its ending
 */
export function readTitle(
  siteDir: string,
  id: string,
  locale: string,
): { readonly title: string; readonly lang?: string } {
  const file = path.join(siteDir, 'docs', `${id}.mdx`);
  const source = fs.existsSync(file) ? file : path.join(siteDir, 'docs', `${id}.md`);
  const toTitle = (text: string): string =>
    String(parsePageText(source, text).frontMatter['title'] ?? id);
  const english = fs.readFileSync(source, 'utf8');
  if (locale === DEFAULT_LOCALE) return { title: toTitle(english) };
  const folder = path.join(siteDir, 'i18n', locale, 'docusaurus-plugin-content-docs/current');
  const own = path.join(folder, path.relative(path.join(siteDir, 'docs'), source));
  const translation = fs.existsSync(own)
    ? findHeadSources(siteDir, own, fs.readFileSync(own, 'utf8'), locale)?.translation
    : undefined;
  return translation === undefined
    ? { title: toTitle(english), lang: 'en' }
    : { title: toTitle(translation) };
}
