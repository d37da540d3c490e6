import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { findNeighbors } from '../model/findNeighbors';

/**
 * Adds to a page's content what depends on the language: its address and its neighbors. Without
 * them, all languages load the same script for a page that isn't translated (`sharedMetadata`).
 *
 * @param permalink the address of the page's route
 */
export function usePlacedDoc(content: PropDocContent, permalink: string): PropDocContent {
  const items = useDocsSidebar()?.items;
  return useMemo(() => {
    const Content = content;
    const Placed = (): ReactNode => <Content />;
    const neighbors = findNeighbors(items ?? [], permalink);
    const metadata = { ...content.metadata, permalink, ...neighbors };
    return Object.assign(Placed, content, { metadata });
  }, [content, permalink, items]);
}
