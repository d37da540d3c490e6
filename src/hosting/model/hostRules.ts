/** Headers for some addresses. `*` at the end of a path stands for any rest. */
export interface HeaderRule {
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** `from` may end with `*`, whose text `to` takes as `:splat`. */
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

/** Whether an address is one of a rule's. */
export function matchesPath(pattern: string, pathname: string): boolean {
  return pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
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

/**
 * Where a host sends an address, or `undefined` when it is as it should be: without slash at
 * its end, and not a legacy one (contract section 2).
 */
export function findRedirect(
  { redirects }: HostRules,
  pathname: string,
): Pick<RedirectRule, 'to' | 'status'> | undefined {
  if (pathname !== '/' && pathname.endsWith('/')) {
    return { to: `/${pathname.replace(/^\/+|\/+$/g, '')}`, status: 301 };
  }
  const rule = redirects.find(({ from }) => matchesPath(from, pathname));
  if (rule === undefined) return undefined;
  const splat = rule.from.endsWith('*') ? pathname.slice(rule.from.length - 1) : '';
  return { to: rule.to.replace(':splat', splat), status: rule.status };
}
