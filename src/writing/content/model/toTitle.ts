/** Returns the title for a pathname: `Toggle Button` for `/material-ui/react-toggle-button`. */
export function toTitle(pathname: string): string {
  const last = pathname.split('/').at(-1) ?? '';
  return last
    .replace(/^react-/, '')
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
