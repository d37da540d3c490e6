/** On by default. They can be turned off because speech input may type letters by mistake (WCAG 2.1.4). */
export const DEFAULT_LETTER_SHORTCUTS = true;

/** Parses whether `f` and `/` are shortcuts. Anything but `false` is the default. */
export function parseLetterShortcuts(text: string | null | undefined): boolean {
  return text !== 'false';
}
