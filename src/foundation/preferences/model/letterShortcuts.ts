/** On until somebody turns them off: speech input types letters by mistake (WCAG 2.1.4). */
export const DEFAULT_LETTER_SHORTCUTS = true;

/** Reads whether `f` and `/` are shortcuts; anything but `false` is the default. */
export function parseLetterShortcuts(text: string | null | undefined): boolean {
  return text !== 'false';
}
