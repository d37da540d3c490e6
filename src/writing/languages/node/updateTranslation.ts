import fs from 'node:fs';
import path from 'node:path';
import { alignBlocks } from '../model/alignBlocks';
import { compareBlocks } from '../model/compareBlocks';
import { formatDraft } from '../model/formatDraft';
import { describeMismatch } from '../model/describeMismatch';
import { isVerbatim } from '../model/types';
import type { BlockRecord, RecordedBlock } from '../model/types';
import { readEnglishBlocks, readItems } from './readBlocks';
import { readRecord } from './translationFiles';
import type { PagePair } from './translationFiles';

/** The result of an update. */
export interface UpdateResult {
  readonly file: string;
  readonly isNew: boolean;
  /** Number of blocks without a translation. */
  readonly missing: number;
  /** Number of blocks whose English text has changed since they were translated. */
  readonly changed: number;
}

function write(siteDir: string, file: string, text: string): void {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
}

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
    const isStale = isChanged && !isAccepted && !isVerbatim(block) && translation !== undefined;
    return { english: block, translation, isStale, before };
  });
  write(
    siteDir,
    pair.file,
    formatDraft(
      merged.map(({ english, translation, isStale, before }) => ({
        english,
        ...(translation === undefined ? {} : { translation }),
        ...(isStale && before !== undefined ? { before: before.text } : {}),
      })),
    ),
  );
  const blocks = merged.map(({ english, isStale, before }): RecordedBlock =>
    isStale && before !== undefined ? before : english,
  );
  write(siteDir, pair.record, toRecordText({ source: pair.source, blocks }));
  return {
    file: pair.file,
    isNew,
    missing: merged.filter(
      ({ english, translation }) => !isVerbatim(english) && translation === undefined,
    ).length,
    changed: merged.filter(({ isStale }) => isStale).length,
  };
}
