import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../content/model/problem';
import { checkMessages } from '../model/checkMessages';
import { checkPageFile } from './checkPage';
import { listMessageFiles, readGlossary, readMessages } from './messageFiles';
import { listOrphans, listPagePairs } from './translationFiles';

/** Everything that is wrong with the translations of a language, all at once. */
export function checkLocale(siteDir: string, locale: string): Problem[] {
  const glossaryFile = `i18n/${locale}/glossary.json`;
  let glossary;
  try {
    glossary = readGlossary(siteDir, locale);
  } catch (error) {
    const what = `The glossary is no JSON (${(error as Error).message}).`;
    return [
      { file: glossaryFile, line: 1, what, cure: 'Mend the comma, bracket or quotation mark.' },
    ];
  }
  const orphans = listOrphans(siteDir, locale).map((file) => ({
    file,
    line: 1,
    what: 'The English page of this translation is no more, so nobody can open it.',
    cure: 'Move the file (and its .blocks.json) to where the page is now, or remove both.',
  }));
  const messages = listMessageFiles(siteDir).flatMap((name) => {
    const file = `i18n/${locale}/${name}`;
    const full = path.join(siteDir, file);
    if (!fs.existsSync(full)) return [];
    const english = readMessages(siteDir, 'en', name);
    return checkMessages({ file, text: fs.readFileSync(full, 'utf8'), english }, glossary);
  });
  const context = { siteDir, locale, glossary };
  const pages: Problem[] = [];
  for (const pair of listPagePairs(siteDir, locale)) {
    if (!fs.existsSync(path.join(siteDir, pair.file))) continue;
    pages.push(...checkPageFile(pair, context));
  }
  return [...orphans, ...messages, ...pages];
}
