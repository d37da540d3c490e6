import { isKept } from './types';
import type { Block, RecordedBlock, TranslatedItem } from './types';

/** An English block with its translation; none while nobody has written one. */
interface AlignedBlock {
  readonly english: RecordedBlock;
  readonly translation?: Block;
  /** Where the translation is, or should be. */
  readonly line: number;
}

/** Where a translated page stops to have the blocks of the English one. */
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
 * Pairs the blocks of a translated page with the English ones by their order and kind. A comment
 * with English text that no block follows is a block without translation; without comments the
 * order alone has to do. Stops at the first place that does not fit. Total.
 */
export function alignBlocks(
  english: readonly RecordedBlock[],
  items: readonly TranslatedItem[],
): Alignment {
  const pairs: AlignedBlock[] = [];
  const rest = [...items];
  let line = 1;
  for (const expected of english) {
    const isFrontMatter = expected.kind === 'title' || expected.kind === 'description';
    let isAnnounced = false;
    if (!isKept(expected) && !isFrontMatter && rest[0]?.type === 'english') {
      line = rest.shift()?.type === 'english' ? lineOf(items, rest, line) : line;
      isAnnounced = true;
    }
    const [next] = rest;
    if (next?.type === 'block' && next.block.kind === expected.kind) {
      rest.shift();
      line = next.block.line;
      pairs.push({ english: expected, translation: next.block, line });
    } else if (isAnnounced || isFrontMatter) {
      pairs.push({ english: expected, line });
    } else {
      const found = next?.type === 'block' ? next.block : undefined;
      return {
        pairs,
        mismatch: mismatchAt(found?.line ?? lineOfItem(next) ?? line, expected, found),
      };
    }
  }
  const [left] = rest;
  if (left === undefined) return { pairs };
  const found = left.type === 'block' ? left.block : undefined;
  return { pairs, mismatch: mismatchAt(lineOfItem(left) ?? line, undefined, found) };
}

function lineOfItem(item: TranslatedItem | undefined): number | undefined {
  if (item === undefined) return undefined;
  return item.type === 'block' ? item.block.line : item.line;
}

/** Line of the item that was taken last. */
function lineOf(
  items: readonly TranslatedItem[],
  rest: readonly TranslatedItem[],
  fallback: number,
): number {
  return lineOfItem(items[items.length - rest.length - 1]) ?? fallback;
}

function mismatchAt(line: number, expected?: RecordedBlock, found?: Block): Mismatch {
  return {
    line,
    ...(expected === undefined ? {} : { expected }),
    ...(found === undefined ? {} : { found }),
  };
}
