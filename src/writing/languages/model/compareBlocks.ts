import { normalizeText } from './types';
import type { RecordedBlock } from './types';

/** How an English page differs from what was translated. */
export interface BlockChanges {
  /** For each block of the English page of today: the recorded one, and whether it still holds. */
  readonly today: readonly {
    readonly block: RecordedBlock;
    /** Index among the recorded blocks; undefined for a new block. */
    readonly from?: number;
    readonly isChanged: boolean;
  }[];
  /** Recorded blocks that are no more. */
  readonly removed: readonly number[];
}

/**
 * Finds the recorded block of each of today's blocks. The same hash is the same block; the same
 * text elsewhere is a block that moved, or whose heading was renamed, and did not change. What is
 * left over is paired by kind and order within its neighbourhood, and has changed.
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
  pairNeighbours(recorded, today, from, free);
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

/** Between two unchanged blocks, the first changed one of a kind is the first of before. */
function pairNeighbours(
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
