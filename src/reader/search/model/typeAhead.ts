import type { KeyPress } from './searchShortcut';

/** The parts of a key press that decide whether it types text. */
export type TypedKey = Pick<KeyPress, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Returns the text after one more key press, while the search is open but its field isn't rendered
 * yet. That way, readers who press Ctrl+K and keep typing don't lose letters. Returns `undefined` for
 * a key that types nothing, such as a shortcut or an arrow.
 */
export function typeAhead(text: string, press: TypedKey): string | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (press.key === 'Backspace') return [...text].slice(0, -1).join('');
  // Names of keys such as "Enter" have several characters; a letter is one code point.
  return [...press.key].length === 1 ? text + press.key : undefined;
}
