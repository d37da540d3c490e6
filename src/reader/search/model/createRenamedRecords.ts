import { getProduct } from '../../../foundation/site/model/products';
import type { RenamedName } from '../data/renamedProps';
import type { SearchRecord } from './types';

/** Old names of components that share a prop are one answer up to this many; then only a count. */
const MAX_COMPONENTS = 3;

function describeComponents(of: readonly string[]): string {
  const shown = of.slice(0, MAX_COMPONENTS).join(', ');
  return of.length > MAX_COMPONENTS ? `${shown} +${String(of.length - MAX_COMPONENTS)}` : shown;
}

/** Answers to searches for names of earlier versions. Without a written page there is none. */
export function createRenamedRecords(
  names: readonly RenamedName[],
  written: ReadonlySet<string>,
): SearchRecord[] {
  return names.flatMap(({ old, now, of = [], state, pages }): SearchRecord[] => {
    const url = pages.find((page) => written.has(page));
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
