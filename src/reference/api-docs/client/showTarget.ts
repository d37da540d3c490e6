import { isRestoringScroll } from '../../../shell/navigation/client/scrollRestoration';

const MARK = 'data-target';

/** Returns the id in the URL's hash, or an empty string when the hash is malformed. */
function readTargetId(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Marks the row that the URL's hash points to. `:target` only follows navigations of the browser
 * itself (https://html.spec.whatwg.org/#the-indicated-part-of-the-document), not history entries
 * that the router pushes.
 */
export function markTarget(tables: Element): void {
  for (const row of tables.querySelectorAll(`[${MARK}]`)) row.removeAttribute(MARK);
  const row = document.getElementById(readTargetId());
  if (row !== null && tables.contains(row)) row.setAttribute(MARK, '');
}

/**
 * Scrolls to the element that the hash points to, unless scroll restoration keeps another position.
 */
export function scrollToTarget(): void {
  if (!isRestoringScroll()) document.getElementById(readTargetId())?.scrollIntoView();
}
