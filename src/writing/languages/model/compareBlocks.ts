import { normalizeText } from './types';
import type { RecordedBlock } from './types';

/** How the current English page differs from the version that was translated. */
export interface BlockChanges {
  /** The blocks of the current English page. */
  readonly today: readonly {
    readonly block: RecordedBlock;
    /** Index of the block among the recorded blocks; `undefined` if the block is new. */
    readonly from?: number;
    readonly isChanged: boolean;
  }[];
  /** Indexes of recorded blocks that no longer exist. */
  readonly removed: readonly number[];
}

/**
 * Finds the recorded version of each current block. Blocks with the same hash are the same. A block with
 * the same text but another hash was moved, or a heading above it was renamed, so it's unchanged too.
 * The remaining blocks are matched by kind and order between unchanged blocks, and count as changed.
 *
 * @param recorded the blocks of the English page when it was translated
 * @param today the blocks of the current English page
 */
export function compareBlocks(
  recorded: readonly RecordedBlock[],
  today: readonly RecordedBlock[],
): BlockChanges {
  const free = new Set(recorded.keys());
  const from = new Map<number, number>();
  const take = (matches: (old: RecordedBlock, block: RecordedBlock) => boolean): void => {
    for (const [index, block] of today.entries()) {
      if (from.has(index)) continue;
      const hit = [...free].find((candidate) => {
        const old = recorded[candidate];
        return old !== undefined && old.kind === block.kind && matches(old, block);
      });
      if (hit === undefined) continue;
      from.set(index, hit);
      free.delete(hit);
    }
  };
  take((old, block) => old.hash === block.hash);
  take((old, block) => normalizeText(old.text) === normalizeText(block.text));
  const same = new Set(from.keys());
  pairChangedBlocks(recorded, today, from, free);
  return {
    today: today.map((block, index) => {
      const origin = from.get(index);
      return {
        block,
        ...(origin === undefined ? {} : { from: origin }),
        isChanged: origin !== undefined && !same.has(index),
      };
    }),
    removed: [...free],
  };
}

/** Between two unchanged blocks, matches changed blocks of the same kind in order. */
function pairChangedBlocks(
  recorded: readonly RecordedBlock[],
  today: readonly RecordedBlock[],
  from: Map<number, number>,
  free: Set<number>,
): void {
  let previous = -1;
  for (const [index, block] of today.entries()) {
    const known = from.get(index);
    if (known !== undefined) {
      previous = known;
      continue;
    }
    for (let old = previous + 1; free.has(old); old += 1) {
      if (recorded[old]?.kind !== block.kind) continue;
      from.set(index, old);
      free.delete(old);
      previous = old;
      break;
    }
  }
}
