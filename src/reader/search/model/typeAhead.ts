import type { KeyPress } from './searchShortcut';

/** What a key needs to say to be part of a text. */
export type TypedKey = Pick<KeyPress, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * The text after one more key, for the moment in which the search is open and its field isn't
 * there yet: a reader who presses Ctrl+K and types on loses no letter.
 *
 * @returns the new text, or `undefined` for a key that writes nothing (a shortcut, an arrow)
 */
export function typeAhead(text: string, press: TypedKey): string | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (press.key === 'Backspace') return [...text].slice(0, -1).join('');
  // Names of keys such as "Enter" have several characters; a letter is one code point.
  return [...press.key].length === 1 ? text + press.key : undefined;
}
