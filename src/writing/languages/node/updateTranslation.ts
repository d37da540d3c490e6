import fs from 'node:fs';
import path from 'node:path';
import { hashContent } from '../../../foundation/site/node/hashContent';
import { alignBlocks } from '../model/alignBlocks';
import { compareBlocks } from '../model/compareBlocks';
import { formatDraft } from '../model/formatDraft';
import { describeMismatch } from '../model/describeMismatch';
import { isVerbatim, normalizeText } from '../model/types';
import type { BlockRecord, RecordedBlock } from '../model/types';
import { readEnglishBlocks, readItems } from './readBlocks';
import { readRecord } from './translationFiles';
import type { PagePair } from './translationFiles';

/** A block that was accepted with the translation of an older English text. */
export interface UnchangedBlock {
  /** Its line in the translated page. */
  readonly line: number;
  /** The English text that the translation was written for. */
  readonly before: string;
  readonly english: string;
}

/** The result of an update. */
export interface UpdateResult {
  readonly file: string;
  readonly isNew: boolean;
  /** Number of blocks without a translation. */
  readonly missing: number;
  /** Number of blocks whose English text has changed since they were translated. */
  readonly changed: number;
  /** Accepted blocks whose English has changed, but whose translation hasn't. */
  readonly unchanged: readonly UnchangedBlock[];
}

function write(siteDir: string, file: string, text: string): void {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
}

const hashTranslation = (text: string): string => hashContent(normalizeText(text), 12);

const toRecordText = (record: BlockRecord): string => `${JSON.stringify(record, null, 2)}\n`;

/**
 * Updates a translated page to the blocks of the current English page. Existing translations move with
 * their blocks. A changed block gets comments with the old and the new English text, and is stale until
 * it's accepted.
 *
 * @param isAccepted whether to record all translations as up to date
 * @throws if the page's blocks don't match its `.blocks.json` file
 */
export function updateTranslation(
  siteDir: string,
  pair: PagePair,
  isAccepted: boolean,
): UpdateResult {
  const source = fs.readFileSync(path.join(siteDir, pair.source), 'utf8');
  const today = readEnglishBlocks(source);
  const target = path.join(siteDir, pair.file);
  const isNew = !fs.existsSync(target);
  const recorded = readRecord(siteDir, pair)?.blocks ?? today;
  const { pairs, mismatch } = isNew
    ? { pairs: [], mismatch: undefined }
    : alignBlocks(recorded, readItems(fs.readFileSync(target, 'utf8')));
  if (mismatch !== undefined) throw new Error(describeMismatch(pair, mismatch));

  const translations = pairs.map(({ translation }) => translation?.text);
  const merged = compareBlocks(recorded, today).today.map(({ block, from, isChanged }) => {
    const translation = from === undefined ? undefined : translations[from];
    const before = from === undefined ? undefined : recorded[from];
    const isOutdated = isChanged && !isVerbatim(block) && translation !== undefined;
    return { english: block, translation, isOutdated, isStale: isOutdated && !isAccepted, before };
  });
  const draft = formatDraft(
    merged.map(({ english, translation, isStale, before }) => ({
      english,
      ...(translation === undefined ? {} : { translation }),
      ...(isStale && before !== undefined ? { before: before.text } : {}),
    })),
  );
  write(siteDir, pair.file, draft);
  const blocks = merged.map(({ english, translation, isStale, before }): RecordedBlock => {
    if (isStale && before !== undefined) return before;
    if (isVerbatim(english) || translation === undefined) return english;
    return { ...english, translation: hashTranslation(translation) };
  });
  write(siteDir, pair.record, toRecordText({ source: pair.source, blocks }));
  const lines = alignBlocks(blocks, readItems(draft)).pairs.map(({ line }) => line);
  return {
    file: pair.file,
    isNew,
    missing: merged.filter(
      ({ english, translation }) => !isVerbatim(english) && translation === undefined,
    ).length,
    changed: merged.filter(({ isStale }) => isStale).length,
    unchanged: merged.flatMap(({ english, translation, isOutdated, isStale, before }, index) =>
      isOutdated && !isStale && before?.translation === hashTranslation(translation ?? '')
        ? [{ line: lines[index] ?? 1, before: before.text, english: english.text }]
        : [],
    ),
  };
}
