import fs from 'node:fs';
import path from 'node:path';
import { sidebars } from '../../config/sidebars';
import { countProblems } from '../../writing/content/model/problem';
import type { Problem } from '../../writing/content/model/problem';
import { checkExtracted } from '../../writing/languages/node/checkExtracted';
import { checkLocale } from '../translations/node/checkLocale';
import { checkPageFile, formatProblems } from '../../writing/languages/node/checkPage';
import { readGlossary } from '../../writing/languages/node/messageFiles';
import { findPair } from '../../writing/languages/node/translationFiles';
import { TRANSLATED_LOCALES } from '../../foundation/site/model/locales';
import { reportFailure } from './reportFailure';

const SITE_DIR = path.resolve(__dirname, '../../..');
const MESSAGES = /^i18n\/(?<locale>[^/]+)\/.*\.json$/;

/** Returns the problems of a language, a translated page, or a file with translated messages. */
function check(argument: string): Problem[] {
  if (TRANSLATED_LOCALES.some((code) => code === argument)) return checkLocale(SITE_DIR, argument);
  const pair = findPair(SITE_DIR, argument);
  if (pair !== undefined && argument.endsWith('.mdx')) {
    const { locale } = pair;
    const glossary = readGlossary(SITE_DIR, locale);
    return checkPageFile(pair, { siteDir: SITE_DIR, locale, glossary });
  }
  const name = path.relative(SITE_DIR, path.resolve(argument)).replaceAll('\\', '/');
  const locale = MESSAGES.exec(name)?.groups?.['locale'];
  if (locale !== undefined && fs.existsSync(path.join(SITE_DIR, name))) {
    return checkLocale(SITE_DIR, locale).filter(({ file }) => file === name);
  }
  console.error(
    `${argument}: expected a language (${TRANSLATED_LOCALES.join(', ')}) or a translated file in i18n/.`,
  );
  process.exit(2);
}

/**
 * `npm run i18n:check`: reports what's wrong with the translations, by file and line. Languages or
 * translated files as arguments limit the report.
 */
function main(): void {
  const args = process.argv.slice(2);
  const problems =
    args.length === 0
      ? [...checkExtracted(SITE_DIR, sidebars), ...TRANSLATED_LOCALES.flatMap(check)]
      : args.flatMap(check);
  for (const line of formatProblems(problems)) console.error(line);
  console.log(`${countProblems(problems.length)} in the translations`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

reportFailure(main);
