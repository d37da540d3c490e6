import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { findNeighbors } from '../model/findNeighbors';

/**
 * Returns a page's content with the metadata that depends on the language: the permalink and the
 * previous and next pages. Because the content itself doesn't have them, all languages load the same
 * script for a page that isn't translated (`shareMetadata`).
 *
 * @param permalink path of the page's route
 */
export function useLocalizedDoc(content: PropDocContent, permalink: string): PropDocContent {
  const items = useDocsSidebar()?.items;
  return useMemo(() => {
    const Content = content;
    const LocalizedContent = (): ReactNode => <Content />;
    const neighbors = findNeighbors(items ?? [], permalink);
    const metadata = { ...content.metadata, permalink, ...neighbors };
    return Object.assign(LocalizedContent, content, { metadata });
  }, [content, permalink, items]);
}
