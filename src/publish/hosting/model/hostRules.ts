/** Headers for some paths. A trailing `*` matches anything. If several rules match, the last wins. */
export interface HeaderRule {
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** If `from` ends with `/*`, `to` can contain the matched rest as `:splat`. The first match wins. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

/** The rules for serving the site, from which the files for all hosts are generated. */
export interface HostRules {
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  /** The 404 pages by path prefix. Elsewhere, it's `/404.html`. */
  readonly notFound: readonly { readonly prefix: string; readonly file: string }[];
}

/** Returns the 404 page for a path. */
export function findNotFoundFile({ notFound }: HostRules, pathname: string): string {
  return notFound.find(({ prefix }) => pathname.startsWith(prefix))?.file ?? '/404.html';
}

/** Whether a path matches a rule's pattern. Ignores case, because some file systems do. */
function matchesPath(pattern: string, pathname: string): boolean {
  const [rule, name] = [pattern.toLowerCase(), pathname.toLowerCase()];
  return rule.endsWith('*') ? name.startsWith(rule.slice(0, -1)) : name === rule;
}

/** Returns the headers for a path, merged from all matching rules. */
export function findHeaders({ headers }: HostRules, pathname: string): Record<string, string> {
  return Object.assign(
    {},
    ...headers
      .filter(({ paths }) => paths.some((pattern) => matchesPath(pattern, pathname)))
      .map((rule) => rule.headers),
  ) as Record<string, string>;
}

const SLASHES = /\/+/g;

/**
 * Returns the redirect for a path, or `undefined` if it has none. Trailing slashes and legacy paths are
 * redirected (spec ROUTE-4, ROUTE-6).
 *
 * @param pathname as `parseRequestPath` returns it
 */
export function findRedirect(
  { redirects }: HostRules,
  pathname: string,
): Pick<RedirectRule, 'to' | 'status'> | undefined {
  const clean = pathname.replace(SLASHES, '/');
  if (clean !== '/' && clean.endsWith('/')) return { to: clean.slice(0, -1), status: 301 };
  const rule = redirects.find(({ from }) => matchesPath(from, clean));
  if (rule === undefined) return undefined;
  const splat = rule.from.endsWith('*') ? clean.slice(rule.from.length - 1) : '';
  return { to: rule.to.replace(':splat', splat), status: rule.status };
}
