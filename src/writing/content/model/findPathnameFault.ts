import type { ScaffoldKind } from './scaffold';

/** Returns what is wrong with a pathname for this kind and how to fix it, or `undefined`. */
export function findPathnameFault(kind: ScaffoldKind, pathname: string): string | undefined {
  if (kind === 'blog') {
    return /^\/blog\/[a-z0-9]+(-[a-z0-9]+)*$/.test(pathname)
      ? undefined
      : `"${pathname}" can't be the pathname of a post. Use /blog/ and lowercase words with hyphens, such as /blog/new-release.`;
  }
  if (kind === 'demo') {
    return /^(\/[a-z0-9-]+)+\/[A-Z][A-Za-z0-9]*$/.test(pathname)
      ? undefined
      : `"${pathname}" can't be the pathname of a demo. Use the pathname of its page and a name in PascalCase, such as /material-ui/react-button/LoadingRow.`;
  }
  return /^(\/[a-z0-9]+(-[a-z0-9]+)*){2,}$/.test(pathname)
    ? undefined
    : `"${pathname}" can't be the pathname of a page. Use lowercase words with hyphens and no trailing slash, such as /material-ui/react-rating.`;
}
