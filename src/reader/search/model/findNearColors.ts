import { getColorDistance, toLab } from './colorDistance';
import type { SearchRecord, SearchResult } from './types';

const MAX_COLORS = 6;
/** Farther colors are other colors. */
const MAX_DISTANCE = 25;

const HEX = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/iu;
/** Three letters such as `add` are also a word: those need the `#`. */
const HAS_DIGIT_OR_HASH = /[#\d]/u;

/** The color that a query names, as CSS reads it; `undefined` for other queries. */
export function parseColorQuery(query: string): string | undefined {
  const text = query.trim();
  if (text.length > 60) return undefined;
  if (HEX.test(text)) {
    return HAS_DIGIT_OR_HASH.test(text) ? `#${text.replace('#', '').toLowerCase()}` : undefined;
  }
  return /^(?:rgb|hsl|color)a?\(/iu.test(text) && toLab(text) !== undefined ? text : undefined;
}

/** The palette's colors that are most like a color, nearest first. */
export function findNearColors(color: string, records: readonly SearchRecord[]): SearchResult[] {
  const wanted = toLab(color);
  if (wanted === undefined) return [];
  return records
    .flatMap((record) => {
      const lab = record.color === undefined ? undefined : toLab(record.color);
      return lab === undefined ? [] : [{ record, distance: getColorDistance(wanted, lab) }];
    })
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .sort((x, y) => x.distance - y.distance || (x.record.title < y.record.title ? -1 : 1))
    .slice(0, MAX_COLORS)
    .map(({ record, distance }) => ({ record, score: 1 / (1 + distance), terms: [] }));
}
