/** A key press, as far as the shortcuts need it. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly defaultPrevented: boolean;
  /** Whether the key was pressed in an editable element. */
  readonly isTyping: boolean;
}

/** Returns whether a key press opens the search: Ctrl+K or Cmd+K anywhere, and `/` outside editable elements. */
export function isSearchShortcut(press: KeyPress): boolean {
  if (press.defaultPrevented || press.altKey) return false;
  const hasCommand = press.ctrlKey !== press.metaKey;
  if (hasCommand) return press.key.toLowerCase() === 'k' && !press.shiftKey;
  // Shift is allowed, because the slash needs it on some keyboards.
  return press.key === '/' && !press.ctrlKey && !press.metaKey && !press.isTyping;
}
