/**
 * Returns the package of an import, such as `@mui/material` for `@mui/material/Button`. For a path,
 * it's the first segment.
 */
export function getPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
