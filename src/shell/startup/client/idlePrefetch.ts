import type { ClientModule } from '@docusaurus/types';
import { whenIdle } from './whenIdle';

/**
 * Docusaurus fetches the code of each link that comes into view at once, and looks for it in the
 * whole table of routes: a menu that appears would hold up a slow phone for a quarter of a second.
 * Here each waits for a quiet moment of its own. What the pointer is on is fetched at once still
 * (`preload`).
 */
export function prefetchWhenIdle(fetchNow: (address: string) => void): (address: string) => false {
  // While an address waits, exactly one quiet moment is asked for.
  const waiting = new Set<string>();
  const takeOne = (): void => {
    const [address = ''] = waiting;
    waiting.delete(address);
    fetchNow(address);
    if (waiting.size > 0) whenIdle(takeOne);
  };
  return (address) => {
    if (waiting.size === 0) whenIdle(takeOne);
    waiting.add(address);
    return false;
  };
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ previousLocation }) => {
  // Once, after the first page: Docusaurus sets its own when it starts.
  if (previousLocation !== null) return;
  const { docusaurus } = window;
  // The dev server compiles a page when it's opened: there is nothing to fetch before.
  if (process.env.NODE_ENV === 'development') {
    window.docusaurus = { ...docusaurus, prefetch: () => false };
    return;
  }
  window.docusaurus = { ...docusaurus, prefetch: prefetchWhenIdle(docusaurus.prefetch) };
};
