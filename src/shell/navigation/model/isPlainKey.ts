/** What of a key press decides whether it is a shortcut of one letter. */
interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
  readonly isComposing: boolean;
}

/**
 * Whether a press is this key alone. Shift is allowed: on some keyboards `?` and `/` need it.
 *
 * @param key as `KeyboardEvent.key` names it
 */
export function isPlainKey(press: Press, key: string): boolean {
  const { ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = press;
  return press.key === key && !(ctrlKey || metaKey || altKey || defaultPrevented || isComposing);
}
