/** The package of an import: `@mui/material` of `@mui/material/Button`. A path gives its first folder. */
export function getPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
