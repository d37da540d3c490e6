import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE } from '../../../foundation/site/model/locales';
import { parsePageText } from '../../content/node/readFrontMatter';
import { findHeadSources } from './translationHooks';

/** What lists of pages show of a page. */
export interface PageHead {
  /** The page's id where it has none. */
  readonly title: string;
  readonly description: string;
  /** The language of these texts where it isn't the one that is built. */
  readonly lang?: string;
  /** Of the English page, which decides whether readers may find it. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The head of a page in the language that is built, or in English where there's no translation.
 * @param id the page's file below `docs/`, without its ending
 */
export function readPageHead(siteDir: string, id: string, locale: string): PageHead {
  const file = path.join(siteDir, 'docs', `${id}.mdx`);
  const source = fs.existsSync(file) ? file : path.join(siteDir, 'docs', `${id}.md`);
  const english = fs.readFileSync(source, 'utf8');
  const { frontMatter } = parsePageText(source, english);
  const translation =
    locale === DEFAULT_LOCALE ? undefined : readTranslation(siteDir, source, locale);
  const own =
    translation === undefined ? frontMatter : parsePageText(source, translation).frontMatter;
  const isForeign = locale !== DEFAULT_LOCALE && translation === undefined;
  return {
    title: asText(own['title']) || id,
    description: asText(own['description']),
    ...(isForeign ? { lang: DEFAULT_LOCALE } : {}),
    frontMatter,
  };
}

function readTranslation(siteDir: string, source: string, locale: string): string | undefined {
  const folder = path.join(siteDir, 'i18n', locale, 'docusaurus-plugin-content-docs/current');
  const file = path.join(folder, path.relative(path.join(siteDir, 'docs'), source));
  return fs.existsSync(file)
    ? findHeadSources(siteDir, file, fs.readFileSync(file, 'utf8'), locale)?.translation
    : undefined;
}
