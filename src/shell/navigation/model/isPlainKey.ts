/** The fields of a `KeyboardEvent` that decide whether it's a single-key shortcut. */
interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
  readonly isComposing: boolean;
}

/**
 * Returns whether a key was pressed without a modifier. Shift is allowed, because some keyboards need
 * it for `?` and `/`.
 *
 * @param key a value of `KeyboardEvent.key`
 */
export function isPlainKey(press: KeyPress, key: string): boolean {
  const { ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = press;
  return press.key === key && !(ctrlKey || metaKey || altKey || defaultPrevented || isComposing);
}
