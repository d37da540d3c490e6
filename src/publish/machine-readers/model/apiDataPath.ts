/**
 * Path of an API page's data in the build: `/x/api/data-grid/data-grid` is
 * `api-data/x/data-grid/data-grid.json`. One file for each page,
 * named like it, so that its address can be derived (spec API-1).
 */
export function toApiDataPath(pathname: string): string {
  return `api-data${pathname.replace('/api/', '/')}.json`;
}
