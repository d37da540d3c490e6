import path from 'node:path';
import { checkLocale } from '../languages/node/checkLocale';
import { checkPageFile, formatProblems } from '../languages/node/checkPage';
import { readGlossary } from '../languages/node/messageFiles';
import { findPair } from '../languages/node/translationFiles';
import { TRANSLATED_LOCALES } from '../site/model/locales';

const SITE_DIR = path.resolve(__dirname, '../..');

/**
 * Everything that is wrong with the translations, by file and line. Arguments limit the report: a
 * language, or translated files.
 */
function main(): void {
  const args = process.argv.slice(2);
  const locales = TRANSLATED_LOCALES.filter((code) => args.length === 0 || args.includes(code));
  const problems = [];
  for (const locale of locales) problems.push(...checkLocale(SITE_DIR, locale));
  for (const argument of args) {
    if (locales.some((code) => code === argument)) continue;
    const pair = findPair(SITE_DIR, argument);
    if (pair === undefined) {
      console.error(`${argument}: neither a language of the site nor a translated file.`);
      process.exit(2);
    }
    const { locale } = pair;
    const glossary = readGlossary(SITE_DIR, locale);
    problems.push(...checkPageFile(pair, { siteDir: SITE_DIR, locale, glossary }));
  }
  for (const line of formatProblems(problems)) console.error(line);
  console.log(`${String(problems.length)} problems in the translations`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

main();
