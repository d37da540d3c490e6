/** Path in the build of a page's picture for links in social networks. */
export function toImagePath(pathname: string): string {
  return `social${pathname === '/' ? '/index' : pathname}.png`;
}

const SOURCE = /(?:^|\/)docs\/(?<name>.+)\.mdx?$/;
const TRANSLATION =
  /(?:^|\/)i18n\/[^/]+\/docusaurus-plugin-content-docs\/current\/(?<name>.+)\.mdx?$/;

/**
 * The address of the page that a file is, or translates; `undefined` for other files (posts, say,
 * which have the picture of the site).
 */
export function findPagePathname(file: string): string | undefined {
  const posix = file.replaceAll('\\', '/');
  const name = (TRANSLATION.exec(posix) ?? SOURCE.exec(posix))?.groups?.['name'];
  return name === undefined ? undefined : `/${name.replace(/(?:^|\/)index$/, '')}`;
}
