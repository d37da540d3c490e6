import { parseColor } from './parseColor';

/** The shade that replaces a missing `main` (spec THEME-2). */
const MAIN_SHADE = 500;

function describe(value: unknown): string {
  return value === null ? 'null' : typeof value;
}

/**
 * Checks that a palette color has a `main` value, or the shade it's derived from, in a supported
 * format (spec THEME-2).
 *
 * @throws Error saying what's missing or wrong
 */
export function assertPaletteColor(name: string, color: unknown): void {
  if (typeof color !== 'object' || color === null) {
    throw new Error(
      `[palette] "${name}" must be an object with a "main" color, got ${describe(color)}.`,
    );
  }
  const values = new Map<string, unknown>(Object.entries(color));
  const main = values.get('main') ?? values.get(String(MAIN_SHADE));
  if (main === undefined || main === null) {
    throw new Error(
      `[palette] "${name}" has neither "main" nor the shade ${String(MAIN_SHADE)}. Add one: the other shades are derived from it.`,
    );
  }
  if (typeof main !== 'string') {
    throw new Error(
      `[palette] "${name}.main" must be a string such as "#006bd6", got ${describe(main)}.`,
    );
  }
  parseColor(main);
}
