import type { SchemeName } from '../../palette/model/palette';
import { describeUnknownScheme, parseScheme } from '../model/colorMode';

/** Unknown values already reported: every demo on a page reads the same storage. */
const reported = new Set<unknown>();

/**
 * Returns the stored scheme name, or `undefined` when there is none. An unknown name is reported as
 * a console error, once, and otherwise ignored (spec MODE-9).
 */
export function readScheme(stored: string | null): SchemeName | undefined {
  const scheme = parseScheme(stored);
  if (stored !== null && scheme === undefined && !reported.has(stored)) {
    reported.add(stored);
    console.error(describeUnknownScheme(stored));
  }
  return scheme;
}
