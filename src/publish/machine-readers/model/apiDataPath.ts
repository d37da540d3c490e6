/**
 * Path of an API page's data in the build: `/x/api/data-grid/data-grid` is
 * `api-data/x/data-grid/data-grid.json`. The addresses are those of issue and contract: one file
 * for each page, named like it.
 */
export function toApiDataPath(pathname: string): string {
  return `api-data${pathname.replace('/api/', '/')}.json`;
}
