import fs from 'node:fs';
import path from 'node:path';
import { formatProblem } from '../../content/model/problem';
import type { Problem } from '../../content/model/problem';
import { describeParserError } from '../../content/model/describeParserError';
import { PageError } from '../../content/model/pageError';
import { parseFrontMatter } from '../../content/model/parseFrontMatter';
import { listProblems } from '../../content/node/listProblems';
import { parsePage } from '../../content/node/readPageSource';
import { alignBlocks } from '../model/alignBlocks';
import { checkBlock } from '../model/checkBlock';
import { createMismatchProblem } from '../model/describeMismatch';
import type { Glossary } from '../model/glossary';
import { isVerbatim } from '../model/types';
import type { BlockRecord, RecordedBlock } from '../model/types';
import { lineOfKey, readItems, TRANSLATED_KEYS } from './readBlocks';
import { readMarkup } from './readMarkup';
import { readRecord } from './translationFiles';
import type { PagePair } from './translationFiles';

/** What the check of a page needs to know. */
export interface CheckContext {
  readonly siteDir: string;
  readonly locale: string;
  readonly glossary: Glossary;
}

function checkKeys(file: string, text: string, keys: readonly string[]): Problem[] {
  const translated: readonly string[] = TRANSLATED_KEYS;
  return keys
    .filter((key) => !translated.includes(key))
    .map((key) => ({
      file,
      line: Math.max(1, lineOfKey(text, key)),
      what: `Translations can only set ${translated.join(' and ')}. "${key}" comes from the English page, so that it's the same in every language.`,
      fix: 'Remove this line.',
    }));
}

/** Returns the problem of a block without a translation, which is near the given line. */
function describeUntranslated(
  { kind, text: english }: RecordedBlock,
  line: number,
  text: string,
): Omit<Problem, 'file'> {
  const keyLine = kind === 'title' || kind === 'description' ? lineOfKey(text, kind) : 0;
  if (keyLine > 0) {
    return {
      line: keyLine,
      what: `"${kind}" has no text, so people would see nothing in its place.`,
      fix: `Translate "${english}", and put the translation in quotes.`,
    };
  }
  return {
    line,
    what: `There is no translation of "${english.slice(0, 60)}", so the whole page would be in English.`,
    fix: 'Write it below the comment with the English text, after an empty line.',
  };
}

function checkBlocks(
  pair: PagePair,
  record: BlockRecord,
  text: string,
  glossary: Glossary,
): Problem[] {
  const { file } = pair;
  const { pairs, mismatch } = alignBlocks(record.blocks, readItems(text));
  const problems = pairs.flatMap(({ english, translation, line }): Problem[] => {
    if (translation === undefined) {
      return isVerbatim(english) ? [] : [{ file, ...describeUntranslated(english, line, text) }];
    }
    const markup = { english: readMarkup(english.text), translation: readMarkup(translation.text) };
    return checkBlock({ english, translation, markup }, glossary).map((found) => ({
      file,
      line: translation.line,
      ...found,
    }));
  });
  return mismatch === undefined ? problems : [...problems, createMismatchProblem(pair, mismatch)];
}

function checkFrontMatter(file: string, text: string): Problem[] {
  try {
    return checkKeys(file, text, Object.keys(parseFrontMatter(text).frontMatter));
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    return [{ file, ...error.problem }];
  }
}

/** Returns everything that is wrong with a translated page, ordered by line. */
export function checkPage(
  pair: PagePair,
  text: string,
  { siteDir, locale, glossary }: CheckContext,
): Problem[] {
  const { file, source } = pair;
  const frontMatterProblems = checkFrontMatter(file, text);
  let record;
  try {
    record = readRecord(siteDir, pair);
  } catch {
    return [
      {
        file: pair.record,
        line: 1,
        what: `This generated file is not valid JSON, so later changes to ${source} could not be tracked.`,
        fix: `Restore it from Git, or delete it and run "npm run i18n:update -- ${locale} ${source}".`,
      },
    ];
  }
  try {
    const page = { file, text, tree: parsePage(text), frontMatter: {} };
    const blocks =
      record === undefined
        ? [
            {
              file,
              line: 1,
              what: `There is no ${path.basename(pair.record)} next to this file, so later changes to ${source} could not be tracked.`,
              fix: `Run "npm run i18n:update -- ${locale} ${source}".`,
            },
          ]
        : checkBlocks(pair, record, text, glossary);
    return [...frontMatterProblems, ...listProblems(siteDir, page), ...blocks].sort(
      (a, b) => a.line - b.line,
    );
  } catch (error) {
    // `readItems` parses the front matter too, so this can be an error that is already reported.
    return frontMatterProblems.length > 0
      ? frontMatterProblems
      : [{ file, ...describeParserError(error) }];
  }
}

/** Reads a translated page and checks it. @see checkPage */
export function checkPageFile(pair: PagePair, context: CheckContext): Problem[] {
  // Editors on Windows may have converted all line endings.
  const text = fs
    .readFileSync(path.join(context.siteDir, pair.file), 'utf8')
    .replaceAll('\r\n', '\n');
  return checkPage(pair, text, context);
}

/** Returns one line per problem. */
export function formatProblems(problems: readonly Problem[]): string[] {
  return problems.map(formatProblem);
}
