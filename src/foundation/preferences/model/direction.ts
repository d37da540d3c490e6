/** The writing directions of a page (spec PREF-4). */
const DIRECTIONS = ['ltr', 'rtl'] as const;

/** Writing direction of a page (spec PREF-4). */
export type Direction = (typeof DIRECTIONS)[number];

/** The direction of languages that don't specify one (spec PREF-4). */
export const DEFAULT_DIRECTION: Direction = 'ltr';

/** Parses a saved direction. An unknown one counts as none, so that the language's direction applies. */
export function parseDirection(text: string | null | undefined): Direction | undefined {
  return DIRECTIONS.find((direction) => direction === text);
}
