/** Returns the path in the build of a page's social preview image. */
export function toImagePath(pathname: string): string {
  return `social${pathname === '/' ? '/index' : pathname}.png`;
}

const SOURCE = /(?:^|\/)docs\/(?<name>.+)\.mdx?$/;
const TRANSLATION =
  /(?:^|\/)i18n\/[^/]+\/docusaurus-plugin-content-docs\/current\/(?<name>.+)\.mdx?$/;

/**
 * Returns the path of the page that a file contains or translates. Returns `undefined` for other files,
 * such as blog posts, which use the image of the site.
 */
export function findPagePathname(file: string): string | undefined {
  const posix = file.replaceAll('\\', '/');
  const name = (TRANSLATION.exec(posix) ?? SOURCE.exec(posix))?.groups?.['name'];
  return name === undefined ? undefined : `/${name.replace(/(?:^|\/)index$/, '')}`;
}
