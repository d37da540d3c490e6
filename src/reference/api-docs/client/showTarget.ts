import { isPlaceKept } from '../../../shell/navigation/client/scrollRestoration';

const MARK = 'data-target';

/** The id that the address names; an address with a broken encoding names none. */
function readTargetId(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Marks the row that the address names. `:target` knows only addresses that the browser has
 * loaded itself (https://html.spec.whatwg.org/#the-indicated-part-of-the-document), not those
 * that the application pushes.
 */
export function markTarget(tables: Element): void {
  for (const row of tables.querySelectorAll(`[${MARK}]`)) row.removeAttribute(MARK);
  const row = document.getElementById(readTargetId());
  if (row !== null && tables.contains(row)) row.setAttribute(MARK, '');
}

/** Scrolls to what the address names, unless the reader comes back to another place. */
export function scrollToTarget(): void {
  if (!isPlaceKept()) document.getElementById(readTargetId())?.scrollIntoView();
}
