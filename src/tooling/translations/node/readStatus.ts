import fs from 'node:fs';
import path from 'node:path';
import { splitFrontMatter } from '../../../writing/content/model/splitFrontMatter';
import { LOCALE_LIST } from '../../../foundation/site/model/locales';
import { hashMessage, readMessageRecord } from '../../../foundation/site/node/messageRecords';
import { alignBlocks } from '../../../writing/languages/model/alignBlocks';
import { compareBlocks } from '../../../writing/languages/model/compareBlocks';
import { compareMessages } from '../../../writing/languages/model/messages';
import type { FileStatus, LocaleStatus } from '../../../writing/languages/model/status';
import { isVerbatim } from '../../../writing/languages/model/types';
import type { RecordedBlock } from '../../../writing/languages/model/types';
import { countWords } from '../../../writing/languages/model/words';
import { checkLocale } from './checkLocale';
import { formatProblems } from '../../../writing/languages/node/checkPage';
import { readGlossary, readMessages } from '../../../writing/languages/node/messageFiles';
import { listMessageOrigins } from './messageOrigins';
import type { MessageOrigin } from './messageOrigins';
import { readEnglishBlocks, readItems } from '../../../writing/languages/node/readBlocks';
import {
  listOrphans,
  listPagePairs,
  readRecord,
} from '../../../writing/languages/node/translationFiles';
import type { PagePair } from '../../../writing/languages/node/translationFiles';

const wordsOf = (blocks: readonly RecordedBlock[]): number =>
  blocks.filter((block) => !isVerbatim(block)).reduce((sum, { text }) => sum + countWords(text), 0);

/** Returns the title, description, and body of a page. */
function textOf(source: string): string {
  const { yaml, body } = splitFrontMatter(source);
  const lines = yaml.split('\n').filter((line) => /^(title|description):/.test(line));
  return [...lines.map((line) => line.replace(/^\w+:/, '')), body].join('\n\n');
}

type Counts = Omit<FileStatus, 'file' | 'source' | 'product' | 'state'>;

function toState(counts: Counts, isBroken: boolean): FileStatus['state'] {
  if (isBroken) return 'broken';
  if (counts.missingBlocks > 0) return 'missing';
  return counts.staleBlocks > 0 ? 'stale' : 'done';
}

/** Counts the words and blocks of the current English page that are stale or untranslated. */
function countPage(siteDir: string, pair: PagePair, isBroken = false): Counts {
  const source = fs.readFileSync(path.join(siteDir, pair.source), 'utf8');
  const target = path.join(siteDir, pair.file);
  const record = readRecord(siteDir, pair);
  if (isBroken || !fs.existsSync(target) || record === undefined) {
    // Estimated without parsing, which would be slow: in a new language, most pages end up here.
    const words = countWords(textOf(source));
    const missingBlocks = textOf(source).split(/\n{2,}/).length;
    return { words, staleWords: 0, missingWords: words, staleBlocks: 0, missingBlocks };
  }
  const today = readEnglishBlocks(source);
  const words = wordsOf(today);
  const items = readItems(fs.readFileSync(target, 'utf8'));
  const { pairs } = alignBlocks(record.blocks, items);
  const translated = pairs.map(({ translation }) => translation !== undefined);
  const changes = compareBlocks(record.blocks, today).today;
  const missing = changes.filter(
    ({ block, from }) => !isVerbatim(block) && (from === undefined || translated[from] !== true),
  );
  // Changed code is stale too, because the translated page still shows the old code.
  const stale = changes.filter(
    ({ block, from, isChanged }) =>
      (isChanged || (isVerbatim(block) && from === undefined)) &&
      (isVerbatim(block) || (from !== undefined && translated[from] === true)),
  );
  return {
    words,
    staleWords: wordsOf(stale.map(({ block }) => block)),
    missingWords: wordsOf(missing.map(({ block }) => block)),
    staleBlocks: stale.length,
    missingBlocks: missing.length,
  };
}

function countMessages(siteDir: string, locale: string, { name, english }: MessageOrigin): Counts {
  const { missing, stale } = compareMessages(
    english,
    readMessages(siteDir, locale, name),
    readMessageRecord(siteDir, locale)[name] ?? {},
    { same: new Set(readGlossary(siteDir, locale).same), hash: hashMessage },
  );
  const count = (keys: readonly string[]): number =>
    keys.reduce((sum, key) => sum + countWords(english[key]?.message ?? ''), 0);
  return {
    words: count(Object.keys(english)),
    staleWords: count(stale),
    missingWords: count(missing),
    staleBlocks: stale.length,
    missingBlocks: missing.length,
  };
}

const productOf = (source: string): string =>
  source
    .replace(/^docs\//, '')
    .split('/')[0]
    ?.replace(/\.mdx$/, '') ?? '';

/** Returns what's done, stale, missing, and broken in a language, file by file. */
export function readStatus(siteDir: string, locale: string): LocaleStatus {
  const problems = checkLocale(siteDir, locale);
  const broken = new Set(problems.map(({ file }) => file));
  const messages = broken.has(`i18n/${locale}/glossary.json`)
    ? []
    : listMessageOrigins(siteDir, locale).map((origin): FileStatus => {
        const { name, source, product } = origin;
        const file = `i18n/${locale}/${name}`;
        const counts = broken.has(file)
          ? { words: 0, staleWords: 0, missingWords: 0, staleBlocks: 0, missingBlocks: 0 }
          : countMessages(siteDir, locale, origin);
        const state = toState(counts, broken.has(file));
        return { file, source, product, state, ...counts };
      });
  const pages: FileStatus[] = [];
  for (const pair of listPagePairs(siteDir, locale)) {
    const { file, source } = pair;
    const isBroken = broken.has(file);
    const counts = countPage(siteDir, pair, isBroken);
    const product = productOf(source);
    pages.push({ file, source, product, state: toState(counts, isBroken), ...counts });
  }
  return {
    locale,
    label: LOCALE_LIST.find(({ code }) => code === locale)?.label ?? locale,
    files: [...messages, ...pages],
    orphans: listOrphans(siteDir, locale),
    problems: formatProblems(problems),
  };
}
