const FIELDS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), iframe, dialog, [role="dialog"]';

/** Returns whether the focus is in a field, frame, or dialog of the page, excluding the ad itself. */
export function isTyping(): boolean {
  const active = document.activeElement;
  return active !== null && active.closest(FIELDS) !== null && active.closest('[data-ad]') === null;
}

/** Calls the listener whenever {@link isTyping} may have changed. Returns a function that unsubscribes. */
export function onTypingChange(listener: () => void): () => void {
  let timer: number | undefined;
  const handleFocusOut = (): void => {
    // When the focus moves from one field to another, no element has it for a moment.
    window.clearTimeout(timer);
    timer = window.setTimeout(listener);
  };
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', handleFocusOut);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', handleFocusOut);
  };
}
