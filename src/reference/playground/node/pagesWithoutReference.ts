import { isFillPending } from '../../../foundation/site/node/backgroundWork';
import { shareState } from '../../../foundation/site/node/shareState';

const pages = shareState('pages-without-reference', () => new Set<string>());

/**
 * Whether the reference is still being made, as right after `npm ci` at the dev server. The page is
 * noted: it has to be compiled again when the reference is there.
 */
export function waitsForReference(file: string): boolean {
  if (!isFillPending('api-docs')) return false;
  pages.add(file);
  return true;
}

/** Files of pages that were compiled without the reference. Nothing for who asks again. */
export function takePagesWithoutReference(): Set<string> {
  const taken = new Set(pages);
  pages.clear();
  return taken;
}
