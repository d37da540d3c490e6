import { findTarget } from '../../../shell/navigation/client/scrollToTarget';

const MARK = 'data-target';

/**
 * Marks the row that the URL's hash points to. `:target` only follows navigations of the browser
 * itself (https://html.spec.whatwg.org/#the-indicated-part-of-the-document), not history entries
 * that the router pushes.
 */
export function markTarget(tables: Element): void {
  for (const row of tables.querySelectorAll(`[${MARK}]`)) row.removeAttribute(MARK);
  const row = findTarget();
  if (row !== null && tables.contains(row)) row.setAttribute(MARK, '');
}
