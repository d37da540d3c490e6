import { isVerbatim } from './types';
import type { Block, RecordedBlock, TranslatedItem } from './types';

/** An English block and its translation. */
interface AlignedBlock {
  readonly english: RecordedBlock;
  /** `undefined` if the block isn't translated yet. */
  readonly translation?: Block;
  /** The line where the translation is or should be. */
  readonly line: number;
}

/** The first place where the blocks of a translated page differ from those of the English page. */
export interface Mismatch {
  readonly line: number;
  readonly expected?: RecordedBlock;
  readonly found?: Block;
}

/** @see alignBlocks */
export interface Alignment {
  readonly pairs: readonly AlignedBlock[];
  readonly mismatch?: Mismatch;
}

/**
 * Pairs the blocks of a translated page with the English ones by order and kind. A comment with English
 * text that isn't followed by a block is an untranslated block. Comments are optional: without them,
 * only the order counts. Stops at the first mismatch. Never throws.
 */
export function alignBlocks(
  english: readonly RecordedBlock[],
  items: readonly TranslatedItem[],
): Alignment {
  const pairs: AlignedBlock[] = [];
  const remaining = [...items];
  let line = 1;
  for (const expected of english) {
    const isFrontMatter = expected.kind === 'title' || expected.kind === 'description';
    let hasComment = false;
    if (!isVerbatim(expected) && !isFrontMatter && remaining[0]?.type === 'english') {
      line = remaining.shift()?.type === 'english' ? lineOf(items, remaining, line) : line;
      hasComment = true;
    }
    const [next] = remaining;
    if (next?.type === 'block' && next.block.kind === expected.kind) {
      remaining.shift();
      line = next.block.line;
      pairs.push({ english: expected, translation: next.block, line });
    } else if (hasComment || isFrontMatter) {
      pairs.push({ english: expected, line });
    } else {
      const found = next?.type === 'block' ? next.block : undefined;
      return {
        pairs,
        mismatch: createMismatch(found?.line ?? lineOfItem(next) ?? line, expected, found),
      };
    }
  }
  const [extra] = remaining;
  if (extra === undefined) return { pairs };
  const found = extra.type === 'block' ? extra.block : undefined;
  return { pairs, mismatch: createMismatch(lineOfItem(extra) ?? line, undefined, found) };
}

function lineOfItem(item: TranslatedItem | undefined): number | undefined {
  if (item === undefined) return undefined;
  return item.type === 'block' ? item.block.line : item.line;
}

/** Returns the line of the last item that isn't in `remaining`. */
function lineOf(
  items: readonly TranslatedItem[],
  remaining: readonly TranslatedItem[],
  fallback: number,
): number {
  return lineOfItem(items[items.length - remaining.length - 1]) ?? fallback;
}

function createMismatch(line: number, expected?: RecordedBlock, found?: Block): Mismatch {
  return {
    line,
    ...(expected === undefined ? {} : { expected }),
    ...(found === undefined ? {} : { found }),
  };
}
