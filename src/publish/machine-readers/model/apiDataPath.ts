/**
 * Returns the path of an API page's data in the build: `api-data/x/data-grid/data-grid.json` for
 * `/x/api/data-grid/data-grid`. Each page has one file with the same name, so that its URL can be
 * derived (spec API-1).
 */
export function toApiDataPath(pathname: string): string {
  return `api-data${pathname.replace('/api/', '/')}.json`;
}
