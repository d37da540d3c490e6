/** Where text is written: a selector. */
export const WRITING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/**
 * Places where a letter already has a meaning: where text is written, in demos, in what a demo
 * opens outside of the page (menus and grids jump to the letter), and in dialogs.
 */
const TAKEN = `${WRITING}, [data-demo-preview], dialog`;

/** Whether a press of a letter there may be one of the site's own shortcuts. */
export function acceptsShortcut({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return false;
  if (!(target instanceof Element) || target === document.body) return true;
  return target.closest(TAKEN) === null && target.closest('#__docusaurus') !== null;
}
