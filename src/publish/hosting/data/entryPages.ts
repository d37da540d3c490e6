/**
 * Where a product's bare address leads, which people type and shorten others to: not to the first page
 * below it (`findEntryPages`), but to its overview. None is a page.
 */
export const ENTRY_PAGES: Readonly<Record<string, string>> = {
  '/material-ui': '/material-ui/getting-started',
  '/joy-ui': '/joy-ui/getting-started',
  '/system': '/system/getting-started',
  '/x': '/x/introduction',
  '/toolpad': '/toolpad/core/introduction',
  '/toolpad/core': '/toolpad/core/introduction',
};
