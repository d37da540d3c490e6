import type { ClientModule } from '@docusaurus/types';
import { whenIdle } from './whenIdle';

/**
 * Returns a replacement for `docusaurus.prefetch` that fetches one address per idle callback.
 *
 * Docusaurus prefetches the code of every link as soon as it scrolls into view, and searches the
 * whole route table for it. When a menu with many links appears, that blocks a slow phone for a
 * quarter of a second. A link under the pointer is still fetched immediately (`preload`).
 */
export function prefetchWhenIdle(fetchNow: (address: string) => void): (address: string) => false {
  // While the queue isn't empty, exactly one idle callback is pending.
  const queue = new Set<string>();
  const fetchNext = (): void => {
    const [address = ''] = queue;
    queue.delete(address);
    fetchNow(address);
    if (queue.size > 0) whenIdle(fetchNext);
  };
  return (address) => {
    if (queue.size === 0) whenIdle(fetchNext);
    queue.add(address);
    return false;
  };
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ previousLocation }) => {
  // Only after the first page: Docusaurus sets its own `prefetch` once, when it starts.
  if (previousLocation !== null) return;
  const { docusaurus } = window;
  // The dev server compiles a page when it's opened, so there's nothing to prefetch.
  if (process.env.NODE_ENV === 'development') {
    window.docusaurus = { ...docusaurus, prefetch: () => false };
    return;
  }
  window.docusaurus = { ...docusaurus, prefetch: prefetchWhenIdle(docusaurus.prefetch) };
};
