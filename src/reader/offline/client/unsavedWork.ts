const FIELDS = 'input, textarea, [contenteditable]';
/** Fields whose state the site saves anyway, or that have none to lose. */
const IGNORED = '[type="checkbox"], [type="radio"], [type="range"], [type="hidden"]';

const typed = new Set<Element>();

/** Remembers the fields that a reader has typed in. */
export function watchInput(): void {
  document.addEventListener(
    'input',
    ({ target, isTrusted }) => {
      if (isTrusted && target instanceof Element && target.matches(FIELDS)) typed.add(target);
    },
    { capture: true },
  );
}

function hasText(field: Element): boolean {
  if (!field.isConnected || field.matches(IGNORED)) return false;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return (isField ? field.value : (field.textContent ?? '')).trim() !== '';
}

/** Returns whether an element is rendered. Closed popovers are in the document, but aren't. */
function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/**
 * Returns whether a reload would lose something: typed text, an edited demo (`data-edited`), or an
 * open dialog.
 */
export function hasUnsavedWork(): boolean {
  for (const field of typed) if (!field.isConnected) typed.delete(field);
  const dialogs = document.querySelectorAll('dialog[open], [role="dialog"]');
  return (
    [...typed].some(hasText) ||
    document.querySelector('[data-edited]') !== null ||
    [...dialogs].some(isShown)
  );
}
