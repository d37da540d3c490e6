/** Addresses in the trees that are served by other means than a file in `docs/`. */
export const SITE_ROUTES: ReadonlySet<string> = new Set(['/versions', '/blog']);
