/** Specification, section 3. */
export const DEFAULT_DENSE = false;

/** Reads a saved density flag; anything but `true` is the default. Contract, section 4. */
export function parseDense(text: string | null | undefined): boolean {
  return text === 'true';
}
