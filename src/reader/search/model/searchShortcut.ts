/** What a key press says, as far as the shortcuts need it. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly defaultPrevented: boolean;
  /** Whether the key was pressed where text is written. */
  readonly isTyping: boolean;
}

/** Whether a key press asks for the search: Ctrl+K or Cmd+K anywhere, `/` where nobody types. */
export function isSearchShortcut(press: KeyPress): boolean {
  if (press.defaultPrevented || press.altKey) return false;
  const hasCommand = press.ctrlKey !== press.metaKey;
  if (hasCommand) return press.key.toLowerCase() === 'k' && !press.shiftKey;
  // On some keyboards the slash needs the shift key.
  return press.key === '/' && !press.ctrlKey && !press.metaKey && !press.isTyping;
}
