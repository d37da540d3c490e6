import { diffWordsWithSpace } from 'diff';
import type { BlockChange, ChangePart } from '../model/change';
import type { BlockChanges } from '../model/compareBlocks';
import type { RecordedBlock } from '../model/types';

/**
 * How many characters of a long unchanged run are shown next to a change. Runs are shortened because
 * the diff is part of the page.
 */
const CONTEXT_LENGTH = 40;

function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * CONTEXT_LENGTH + 3) return text;
  const start = isFirst ? '' : text.slice(0, CONTEXT_LENGTH);
  const end = isLast ? '' : text.slice(-CONTEXT_LENGTH);
  return `${start} … ${end}`;
}

function createParts(before: string, after: string): ChangePart[] {
  const parts = diffWordsWithSpace(before, after);
  return parts.map(({ value, added, removed }, index): ChangePart => {
    if (added) return ['added', value];
    if (removed) return ['removed', value];
    return ['same', shorten(value, index === 0, index === parts.length - 1)];
  });
}

/**
 * Returns word diffs of the changed, new, and removed English blocks, which a stale translation doesn't
 * reflect yet.
 */
export function createChanges(
  recorded: readonly RecordedBlock[],
  { today, removed }: BlockChanges,
): BlockChange[] {
  return [
    ...today
      .filter(({ isChanged, from }) => isChanged || from === undefined)
      .map(({ block, from }) => ({
        path: block.path,
        parts: createParts(from === undefined ? '' : (recorded[from]?.text ?? ''), block.text),
      })),
    ...removed.map((index) => ({
      path: recorded[index]?.path ?? '',
      parts: createParts(recorded[index]?.text ?? '', ''),
    })),
  ];
}
