import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE } from '../../../foundation/site/model/locales';
import { checkPage, formatProblems } from './checkPage';
import { readGlossary } from './messageFiles';
import { findPair } from './translationFiles';

/** Environment variable: set if all translations are checked already, as in `npm run build`. */
export const CHECKED_TRANSLATIONS = 'CHECKED_TRANSLATIONS';

/** Results of the checks in this process, by file and text. */
const checked = new Map<string, boolean>();

function isValid(siteDir: string, file: string, text: string): boolean {
  const pair = findPair(siteDir, file);
  if (pair === undefined) return false;
  if (process.env[CHECKED_TRANSLATIONS] !== undefined) return true;
  const key = `${file}\n${text}`;
  const known = checked.get(key);
  if (known !== undefined) return known;
  const { locale } = pair;
  const glossary = readGlossary(siteDir, locale);
  const problems = checkPage(pair, text, { siteDir, locale, glossary });
  checked.set(key, problems.length === 0);
  if (problems.length > 0) {
    const list = formatProblems(problems).join('\n');
    console.error(`${list}\nUntil this is fixed, the page is in English on the "${locale}" site.`);
  }
  return problems.length === 0;
}

/**
 * Returns the English page instead of a translation that is broken or unfinished, so that a mistake
 * doesn't stop the dev server or other languages. Before a release, `npm run i18n:check` finds it.
 */
export function replaceBrokenTranslation(siteDir: string, file: string, text: string): string {
  const pair = findPair(siteDir, file);
  if (pair === undefined || !fs.existsSync(path.join(siteDir, pair.source))) return text;
  const english = fs.readFileSync(path.join(siteDir, pair.source), 'utf8');
  return text === english || isValid(siteDir, file, text) ? text : english;
}

/** The pages that a page's front matter comes from in a translated language. */
export interface FrontMatterSources {
  /** The text of the English page. */
  readonly english: string;
  /** The text of the page with title and description; `undefined` if that's the English page too. */
  readonly translation?: string;
}

/**
 * Returns where a page's front matter comes from: title and description from the translation, the rest
 * from the English page. Returns `undefined` in the default language, and for orphaned translations.
 */
export function findFrontMatterSources(
  siteDir: string,
  file: string,
  text: string,
  locale: string,
): FrontMatterSources | undefined {
  if (locale === DEFAULT_LOCALE) return undefined;
  const pair = findPair(siteDir, file);
  if (pair === undefined) return { english: text };
  const source = path.join(siteDir, pair.source);
  if (!fs.existsSync(source)) return undefined;
  const english = fs.readFileSync(source, 'utf8');
  const translation = replaceBrokenTranslation(siteDir, file, text);
  return translation === english ? { english } : { english, translation };
}
