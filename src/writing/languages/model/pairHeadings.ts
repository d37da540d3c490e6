import { normalizeText } from './types';
import type { RecordedBlock } from './types';

/**
 * Returns the anchors for a translated page's headings, in order, so that they match the current English
 * page. A renamed heading gets the anchor of its replacement. A heading that was removed in English
 * keeps its old anchor.
 *
 * @param recorded the headings of the English page when it was translated
 * @param today the headings of the current English page
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
