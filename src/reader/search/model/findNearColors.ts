import { getColorDistance, toLab } from './colorDistance';
import type { SearchRecord, SearchResult } from './types';

const MAX_COLORS = 6;
/** Maximum CIE94 distance. Colors that are farther away don't look similar. */
const MAX_DISTANCE = 25;

const HEX = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/iu;
/** Three letters such as `add` may also be a word, so a color without digits needs the `#`. */
const HAS_DIGIT_OR_HASH = /[#\d]/u;

/** Returns the query as a CSS color, or `undefined` if it isn't one. */
export function parseColorQuery(query: string): string | undefined {
  const text = query.trim();
  if (text.length > 60) return undefined;
  if (HEX.test(text)) {
    return HAS_DIGIT_OR_HASH.test(text) ? `#${text.replace('#', '').toLowerCase()}` : undefined;
  }
  return /^(?:rgb|hsl|color)a?\(/iu.test(text) && toLab(text) !== undefined ? text : undefined;
}

/** Returns the palette's colors that are most similar to a color, nearest first. */
export function findNearColors(color: string, records: readonly SearchRecord[]): SearchResult[] {
  const target = toLab(color);
  if (target === undefined) return [];
  return records
    .flatMap((record) => {
      const lab = record.color === undefined ? undefined : toLab(record.color);
      return lab === undefined ? [] : [{ record, distance: getColorDistance(target, lab) }];
    })
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .sort((x, y) => x.distance - y.distance || (x.record.title < y.record.title ? -1 : 1))
    .slice(0, MAX_COLORS)
    .map(({ record, distance }) => ({ record, score: 1 / (1 + distance), terms: [] }));
}
