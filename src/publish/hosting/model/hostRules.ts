/** Headers for some addresses. `*` at the end of a path matches any rest; a later rule wins. */
export interface HeaderRule {
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** `from` may end with `/*`, whose text `to` has as `:splat`. The first rule that matches wins. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

/** What a host has to do beside serving files; every host's file is made from this. */
export interface HostRules {
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  /** Pages for what does not exist below a prefix; elsewhere it is `/404.html`. */
  readonly notFound: readonly { readonly prefix: string; readonly file: string }[];
}

/** The page that is shown for an address that does not exist. */
export function findNotFoundFile({ notFound }: HostRules, pathname: string): string {
  return notFound.find(({ prefix }) => pathname.startsWith(prefix))?.file ?? '/404.html';
}

/** Whether an address is one of a rule's. Case never matters: some file systems ignore it. */
function matchesPath(pattern: string, pathname: string): boolean {
  const [rule, name] = [pattern.toLowerCase(), pathname.toLowerCase()];
  return rule.endsWith('*') ? name.startsWith(rule.slice(0, -1)) : name === rule;
}

/** The headers of an address: those of all rules that match it. */
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
 * Where a host sends an address, or `undefined` when it is as it should be: without a slash at
 * its end, and not a legacy one (spec ROUTE-4, ROUTE-6).
 *
 * @param pathname as `readAddress` returns it
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
