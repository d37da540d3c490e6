/** Where text is written: a selector. */
export const EDITABLE_SELECTOR =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/**
 * Places where a letter already has a meaning: where text is written, in demos, in what a demo
 * opens outside of the page (menus and grids jump to the letter), and in dialogs.
 */
const USES_LETTERS_SELECTOR = `${EDITABLE_SELECTOR}, [data-demo-preview], dialog`;

/** Whether a press of a letter there may be one of the site's own shortcuts. */
export function acceptsShortcut({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return false;
  if (!(target instanceof Element) || target === document.body) return true;
  return target.closest(USES_LETTERS_SELECTOR) === null && target.closest('#__docusaurus') !== null;
}
