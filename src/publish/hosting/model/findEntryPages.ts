/**
 * Maps parent paths that aren't pages to the first page below them, for readers who shorten a URL. For
 * example, `/x/migration` isn't a page, but `/x/react-charts` is.
 *
 * @param pathnames all pages, in reading order
 */
export function findEntryPages(pathnames: readonly string[]): Record<string, string> {
  const pages = new Set(pathnames);
  const entries: Record<string, string> = {};
  for (const pathname of pathnames) {
    for (let end = pathname.lastIndexOf('/'); end > 0; end = pathname.lastIndexOf('/', end - 1)) {
      const above = pathname.slice(0, end);
      if (!pages.has(above)) entries[above] ??= pathname;
    }
  }
  return entries;
}
