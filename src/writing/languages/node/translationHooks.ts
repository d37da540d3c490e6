import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE } from '../../../foundation/site/model/locales';
import { checkPage, formatProblems } from './checkPage';
import { readGlossary } from './messageFiles';
import { findPair } from './translationFiles';

/** Set where all translations were checked before, as `npm run build` does: no page is again. */
export const CHECKED_TRANSLATIONS = 'CHECKED_TRANSLATIONS';

/** Texts that were checked in this process, and whether they are whole. */
const checked = new Map<string, boolean>();

function isWhole(siteDir: string, file: string, text: string): boolean {
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
    console.error(`${list}\nUntil this is fixed, readers of "${locale}" see the English page.`);
  }
  return problems.length === 0;
}

/**
 * The English text in place of a translation that is broken or not finished, so that a mistake
 * stops neither the dev server nor other languages. Releases are guarded by `npm run i18n:check`.
 */
export function replaceBroken(siteDir: string, file: string, text: string): string {
  const pair = findPair(siteDir, file);
  if (pair === undefined || !fs.existsSync(path.join(siteDir, pair.source))) return text;
  const english = fs.readFileSync(path.join(siteDir, pair.source), 'utf8');
  return text === english || isWhole(siteDir, file, text) ? text : english;
}

/** How the front matter of a page is made in the language that is built. */
export interface HeadSources {
  /** The page whose front matter counts. */
  readonly english: string;
  /** Where title and description come from; undefined when they are English too. */
  readonly translation?: string;
}

/**
 * A translation has title and description of its own and the rest from the English page.
 * Undefined in the default language, and for files that nobody translates.
 */
export function findHeadSources(
  siteDir: string,
  file: string,
  text: string,
  locale: string,
): HeadSources | undefined {
  if (locale === DEFAULT_LOCALE) return undefined;
  const pair = findPair(siteDir, file);
  if (pair === undefined) return { english: text };
  const source = path.join(siteDir, pair.source);
  if (!fs.existsSync(source)) return undefined;
  const english = fs.readFileSync(source, 'utf8');
  const own = replaceBroken(siteDir, file, text);
  return own === english ? { english } : { english, translation: own };
}
