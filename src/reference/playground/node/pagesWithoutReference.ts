import { isFillPending } from '../../../foundation/site/node/backgroundWork';
import { shareState } from '../../../foundation/site/node/shareState';

const pages = shareState('pages-without-reference', () => new Set<string>());

/**
 * Whether the API reference is still being extracted, as in the dev server right after `npm ci`. If
 * so, the page is recorded, because it must be compiled again once the reference exists.
 */
export function waitsForReference(file: string): boolean {
  if (!isFillPending('api-docs')) return false;
  pages.add(file);
  return true;
}

/** Returns the pages that were compiled without the API reference, and clears the record. */
export function takePagesWithoutReference(): Set<string> {
  const taken = new Set(pages);
  pages.clear();
  return taken;
}
