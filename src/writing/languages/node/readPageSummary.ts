import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE } from '../../../foundation/site/model/locales';
import { parsePageText } from '../../content/node/readFrontMatter';
import { findFrontMatterSources } from './translationHooks';

/** What lists of pages need to know about a page. */
export interface PageSummary {
  /** The title, or the page's ID if it has none. */
  readonly title: string;
  readonly description: string;
  /** The language of title and description, if it isn't the language of the build. */
  readonly lang?: string;
  /** The English page's front matter, which decides, for example, whether the page is listed. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Returns a page's title and description in a language, or in English if the page isn't translated.
 *
 * @param id the path of the page's file below `docs/`, without its extension
 */
export function readPageSummary(siteDir: string, id: string, locale: string): PageSummary {
  const file = path.join(siteDir, 'docs', `${id}.mdx`);
  const source = fs.existsSync(file) ? file : path.join(siteDir, 'docs', `${id}.md`);
  const english = fs.readFileSync(source, 'utf8');
  const { frontMatter } = parsePageText(source, english);
  const translation =
    locale === DEFAULT_LOCALE ? undefined : readTranslation(siteDir, source, locale);
  const localized =
    translation === undefined ? frontMatter : parsePageText(source, translation).frontMatter;
  const isUntranslated = locale !== DEFAULT_LOCALE && translation === undefined;
  return {
    title: asText(localized['title']) || id,
    description: asText(localized['description']),
    ...(isUntranslated ? { lang: DEFAULT_LOCALE } : {}),
    frontMatter,
  };
}

function readTranslation(siteDir: string, source: string, locale: string): string | undefined {
  const folder = path.join(siteDir, 'i18n', locale, 'docusaurus-plugin-content-docs/current');
  const file = path.join(folder, path.relative(path.join(siteDir, 'docs'), source));
  return fs.existsSync(file)
    ? findFrontMatterSources(siteDir, file, fs.readFileSync(file, 'utf8'), locale)?.translation
    : undefined;
}
