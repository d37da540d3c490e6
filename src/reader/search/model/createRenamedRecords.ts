import { getProduct } from '../../../foundation/site/model/products';
import type { RenamedName } from '../data/renamedProps';
import type { SearchRecord } from './types';

/** How many components that share a renamed prop are listed. The others are only counted. */
const MAX_COMPONENTS = 3;

function describeComponents(of: readonly string[]): string {
  const shown = of.slice(0, MAX_COMPONENTS).join(', ');
  return of.length > MAX_COMPONENTS ? `${shown} +${String(of.length - MAX_COMPONENTS)}` : shown;
}

/** Returns the records for names from earlier versions. A name without an existing page has no record. */
export function createRenamedRecords(
  names: readonly RenamedName[],
  existing: ReadonlySet<string>,
): SearchRecord[] {
  return names.flatMap(({ old, now, of = [], state, pages }): SearchRecord[] => {
    const url = pages.find((page) => existing.has(page));
    if (url === undefined) return [];
    return [
      {
        kind: 'renamed',
        title: old,
        url,
        product: url.startsWith('/blog/') ? 'material-ui' : getProduct(url).productId,
        context: describeComponents(of),
        words: of.slice(MAX_COMPONENTS).join(' '),
        text: now,
        facts: { deprecated: state },
      },
    ];
  });
}
