import type { PageParts } from '../../content/node/remarkPageParts';

/** Parts that a page may use by name; only a page that does loads them. */
export const pageParts: PageParts = {
  IconSearch: '@site/src/icons/client/IconSearch',
};
