/** How long a copy button says `Copied` after a click (spec CODE-2). */
export const COPY_RESET_MS = 1200;
/** The same after the keyboard shortcut. */
export const COPY_KEYBOARD_RESET_MS = 2000;
