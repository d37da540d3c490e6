/** The density until the reader chooses one (spec PREF-5). */
export const DEFAULT_DENSE = false;

/** Parses a saved density flag. Anything but `true` is the default (spec PREF-9). */
export function parseDense(text: string | null | undefined): boolean {
  return text === 'true';
}
