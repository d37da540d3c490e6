/** Matches elements in which people type text. */
export const EDITABLE_SELECTOR =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/**
 * Matches elements in which letter keys already have a meaning: text fields, demos (menus and grids
 * jump to the letter), and dialogs.
 */
const USES_LETTERS_SELECTOR = `${EDITABLE_SELECTOR}, [data-demo-preview], dialog`;

/** Returns whether a key press may trigger one of the site's single-key shortcuts. */
export function acceptsShortcut({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return false;
  if (!(target instanceof Element) || target === document.body) return true;
  // What a demo opens in a portal, such as a menu, is outside `#__docusaurus`.
  return target.closest(USES_LETTERS_SELECTOR) === null && target.closest('#__docusaurus') !== null;
}
