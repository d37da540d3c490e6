import { normalizePath } from '../../../foundation/site/model/paths';

/**
 * The page that a reader wanted, from the query of `/offline`: always a path of this site, since
 * anyone can write a link to `/offline?from=…`.
 */
export function readWantedPath(search: string): string | undefined {
  const from = new URLSearchParams(search).get('from');
  if (from === null || !from.startsWith('/')) return undefined;
  const path = normalizePath(from);
  const query = /\?[^#]*/u.exec(from)?.[0] ?? '';
  return /^\/offline(?:\/|$)/u.test(path) ? undefined : path + query;
}
