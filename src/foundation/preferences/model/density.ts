/** Before there is a choice (spec PREF-5). */
export const DEFAULT_DENSE = false;

/** Reads a saved density flag; anything but `true` is the default (spec PREF-9). */
export function parseDense(text: string | null | undefined): boolean {
  return text === 'true';
}
