/**
 * Where the addresses above pages lead that aren't pages themselves: to the first page below them,
 * for those who shorten an address. `/x/migration` isn't a page, `/x/react-charts` is one.
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
