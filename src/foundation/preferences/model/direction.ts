/** The directions in which the page can run (spec PREF-4). */
const DIRECTIONS = ['ltr', 'rtl'] as const;

/** Direction of the page (spec PREF-4). */
export type Direction = (typeof DIRECTIONS)[number];

/** Of languages that say no other (spec PREF-4). */
export const DEFAULT_DIRECTION: Direction = 'ltr';

/** Reads a saved direction; an unknown one counts as none, so that the language's own direction applies. */
export function parseDirection(text: string | null | undefined): Direction | undefined {
  return DIRECTIONS.find((direction) => direction === text);
}
