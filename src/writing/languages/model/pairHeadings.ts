import { normalizeText } from './types';
import type { RecordedBlock } from './types';

/**
 * The anchors of the headings of a translated page, in its order: those that the same headings
 * have in English today. A heading that was renamed takes the anchor of the one in its place; one
 * that is gone keeps the anchor that it had.
 */
export function pairHeadings(
  recorded: readonly RecordedBlock[],
  today: readonly RecordedBlock[],
): (string | undefined)[] {
  const free = new Set(today.keys());
  const ids = new Map<number, string | undefined>();
  for (const [index, old] of recorded.entries()) {
    const hit = [...free].find((candidate) => {
      const block = today[candidate];
      return block?.kind === old.kind && normalizeText(block.text) === normalizeText(old.text);
    });
    if (hit === undefined) continue;
    free.delete(hit);
    ids.set(index, today[hit]?.id);
  }
  for (const [index, old] of recorded.entries()) {
    if (ids.has(index)) continue;
    const hit = [...free].find((candidate) => today[candidate]?.kind === old.kind);
    if (hit !== undefined) free.delete(hit);
    ids.set(index, hit === undefined ? old.id : today[hit]?.id);
  }
  return recorded.map((_heading, index) => ids.get(index));
}
