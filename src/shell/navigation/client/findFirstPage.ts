import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';

/** Returns the URL of a group's first existing page, or `undefined` if all of its pages are planned. */
export function findFirstPage(category: PropSidebarItemCategory): string | undefined {
  for (const item of category.items) {
    if (item.type === 'link' && item.customProps?.['planned'] !== true) return item.href;
    if (item.type === 'category') {
      const found = findFirstPage(item);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
