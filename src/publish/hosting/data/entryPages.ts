/**
 * Redirects from paths that people type or shorten a URL to, such as `/x`. They override
 * `findEntryPages` for products whose overview isn't the first page. None of the keys is a page.
 */
export const ENTRY_PAGES: Readonly<Record<string, string>> = {
  '/x': '/x/introduction',
  '/toolpad': '/toolpad/core/introduction',
  '/toolpad/core': '/toolpad/core/introduction',
};
