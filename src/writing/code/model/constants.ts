/** How long a copy button says `Copied` after a click, in ms (spec CODE-2). */
export const COPY_RESET_MS = 1200;
/** How long it says `Copied` after the keyboard shortcut, in ms (spec CODE-3). */
export const COPY_KEYBOARD_RESET_MS = 2000;
