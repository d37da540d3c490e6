/** Pathnames in the trees that don't come from a file in `docs/`. */
export const SITE_ROUTES: ReadonlySet<string> = new Set(['/versions', '/blog']);
