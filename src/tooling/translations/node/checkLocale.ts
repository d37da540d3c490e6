import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../writing/content/model/problem';
import { readMessageRecord } from '../../../foundation/site/node/messageRecords';
import { checkMessages } from '../../../writing/languages/model/checkMessages';
import { checkPageFile } from '../../../writing/languages/node/checkPage';
import { readGlossary } from '../../../writing/languages/node/messageFiles';
import { listMessageOrigins } from './messageOrigins';
import { listOrphans, listPagePairs } from '../../../writing/languages/node/translationFiles';

function describeLostReference(file: string): Problem {
  return {
    file,
    line: 1,
    what: 'The API reference has no page for these descriptions, so nobody sees them.',
    fix: 'Rename the file to api/<package>/<exported name>.json, or remove it.',
  };
}

/** Returns all problems of a language's translations: glossary, messages, and pages. */
export function checkLocale(siteDir: string, locale: string): Problem[] {
  const glossaryFile = `i18n/${locale}/glossary.json`;
  let glossary;
  try {
    glossary = readGlossary(siteDir, locale);
  } catch (error) {
    const what = `The glossary isn't valid JSON (${(error as Error).message}).`;
    return [
      { file: glossaryFile, line: 1, what, fix: 'Fix the comma, bracket, or quotation mark.' },
    ];
  }
  const orphans = listOrphans(siteDir, locale).map((file) => ({
    file,
    line: 1,
    what: 'The English page of this translation no longer exists, so nobody can open it.',
    fix: 'Move the file (and its .blocks.json) to where the page is now, or remove both.',
  }));
  const recorded = readMessageRecord(siteDir, locale);
  const messages = listMessageOrigins(siteDir, locale).flatMap(
    ({ name, source, english, isReference }) => {
      const file = `i18n/${locale}/${name}`;
      const full = path.join(siteDir, file);
      if (!fs.existsSync(full)) return [];
      if (isReference && Object.keys(english).length === 0) return [describeLostReference(file)];
      const text = fs.readFileSync(full, 'utf8');
      const reference = { source, recorded: recorded[name] ?? {} };
      return checkMessages(
        { file, text, english, ...(isReference ? { reference } : {}) },
        glossary,
      );
    },
  );
  const context = { siteDir, locale, glossary };
  const pages: Problem[] = [];
  for (const pair of listPagePairs(siteDir, locale)) {
    if (!fs.existsSync(path.join(siteDir, pair.file))) continue;
    pages.push(...checkPageFile(pair, context));
  }
  return [...orphans, ...messages, ...pages];
}
