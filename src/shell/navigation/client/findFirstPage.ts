import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';

/** The address of a group's first page that exists; planned pages do not count. */
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
