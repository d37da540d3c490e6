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
import { isKept } from '../model/types';
import type { BlockRecord, TranslatedItem } from '../model/types';
import { readItems, TRANSLATED_KEYS } from './readBlocks';
import { readFacts } from './readFacts';
import { readRecord } from './translationFiles';
import type { PagePair } from './translationFiles';

/** What a page is checked with. */
export interface CheckContext {
  readonly siteDir: string;
  readonly locale: string;
  readonly glossary: Glossary;
}

function checkFrontMatter(file: string, text: string, keys: readonly string[]): Problem[] {
  const own: readonly string[] = TRANSLATED_KEYS;
  return keys
    .filter((key) => !own.includes(key))
    .map((key) => ({
      file,
      line: Math.max(1, text.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1),
      what: `A translation has only ${own.join(' and ')}; "${key}" comes from the English page, so that addresses and references are the same in every language.`,
      fix: 'Remove the line.',
    }));
}

function checkBlocks(
  pair: PagePair,
  record: BlockRecord,
  items: readonly TranslatedItem[],
  glossary: Glossary,
): Problem[] {
  const { file } = pair;
  const { pairs, mismatch } = alignBlocks(record.blocks, items);
  const problems = pairs.flatMap(({ english, translation, line }): Problem[] => {
    if (translation === undefined) {
      if (isKept(english)) return [];
      return [
        {
          file,
          line,
          what: `There is no translation of "${english.text.slice(0, 60)}", so readers see the whole page in English.`,
          fix: 'Write it below the English comment, after an empty line.',
        },
      ];
    }
    const facts = { english: readFacts(english.text), translation: readFacts(translation.text) };
    return checkBlock({ english, translation, facts }, glossary).map((found) => ({
      file,
      line: translation.line,
      ...found,
    }));
  });
  return mismatch === undefined ? problems : [...problems, createMismatchProblem(pair, mismatch)];
}

function checkHead(file: string, text: string): Problem[] {
  try {
    return checkFrontMatter(file, text, Object.keys(parseFrontMatter(text).frontMatter));
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    return [{ file, ...error.problem }];
  }
}

/** Everything that is wrong with one translated page, in the order of its lines. */
export function checkPage(
  pair: PagePair,
  text: string,
  { siteDir, locale, glossary }: CheckContext,
): Problem[] {
  const { file, source } = pair;
  const head = checkHead(file, text);
  let record;
  try {
    record = readRecord(siteDir, pair);
  } catch {
    return [
      {
        file: pair.record,
        line: 1,
        what: `The tools write this file, and it is not valid JSON, so later changes of ${source} could not be followed.`,
        fix: `Restore it from Git, or remove it and run "npm run i18n:update -- ${locale} ${source}".`,
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
              what: `There is no ${path.basename(pair.record)} beside this file, so later changes of ${source} could not be followed.`,
              fix: `Run "npm run i18n:update -- ${locale} ${source}".`,
            },
          ]
        : checkBlocks(pair, record, readItems(text), glossary);
    return [...head, ...listProblems(siteDir, page), ...blocks].sort((a, b) => a.line - b.line);
  } catch (error) {
    // The front matter is read with the blocks; its mistake has been told.
    return head.length > 0 ? head : [{ file, ...describeParserError(error) }];
  }
}

/** @see checkPage */
export function checkPageFile(pair: PagePair, context: CheckContext): Problem[] {
  // An editor on Windows may have changed the ends of all lines.
  const text = fs
    .readFileSync(path.join(context.siteDir, pair.file), 'utf8')
    .replaceAll('\r\n', '\n');
  return checkPage(pair, text, context);
}

/** One line for each problem. */
export function formatProblems(problems: readonly Problem[]): string[] {
  return problems.map(formatProblem);
}
