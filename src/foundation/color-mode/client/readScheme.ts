import type { SchemeName } from '../../palette/model/palette';
import { describeUnknownScheme, parseScheme } from '../model/colorMode';

/** What the console has been told already; every demo of a page reads the same storage. */
const reported = new Set<unknown>();

/**
 * Reads the stored name of a scheme; `undefined` for none. An unknown one is a console error, once,
 * and counts as none (spec MODE-9).
 */
export function readScheme(stored: string | null): SchemeName | undefined {
  const scheme = parseScheme(stored);
  if (stored !== null && scheme === undefined && !reported.has(stored)) {
    reported.add(stored);
    console.error(describeUnknownScheme(stored));
  }
  return scheme;
}
