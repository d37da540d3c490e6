const FIELDS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), iframe, dialog, [role="dialog"]';

/** Whether what the reader types now goes into a field or a dialog of the page; an ad has none. */
export function isTyping(): boolean {
  const active = document.activeElement;
  return active !== null && active.closest(FIELDS) !== null && active.closest('[data-ad]') === null;
}

/** Calls back when that may have changed. @returns how to stop */
export function onTypingChange(listener: () => void): () => void {
  let timer: number | undefined;
  const leave = (): void => {
    // Between two fields no element has the focus for a moment.
    window.clearTimeout(timer);
    timer = window.setTimeout(listener);
  };
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', leave);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', leave);
  };
}
