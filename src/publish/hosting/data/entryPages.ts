/**
 * Where a product's bare address leads, which people type and shorten others to, where its overview
 * isn't the first page below it (`findEntryPages`). None is a page.
 */
export const ENTRY_PAGES: Readonly<Record<string, string>> = {
  '/x': '/x/introduction',
  '/toolpad': '/toolpad/core/introduction',
  '/toolpad/core': '/toolpad/core/introduction',
};
