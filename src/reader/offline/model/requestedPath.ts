import { normalizePath } from '../../../foundation/site/model/paths';

/**
 * Returns the page that a reader requested, from the query of `/offline`. It's always a path on this
 * site, because anyone can link to `/offline?from=…`.
 */
export function readRequestedPath(search: string): string | undefined {
  const from = new URLSearchParams(search).get('from');
  if (from === null || !from.startsWith('/')) return undefined;
  const path = normalizePath(from);
  const query = /\?[^#]*/u.exec(from)?.[0] ?? '';
  return /^\/offline(?:\/|$)/u.test(path) ? undefined : path + query;
}
