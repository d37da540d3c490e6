import { MOVED_DEMOS } from '../data/movedDemos';
import type { RedirectRule } from './hostRules';

/** The input of {@link createRedirects}. */
export interface RedirectInput {
  /** Paths of the API pages, such as `/x/api/data-grid/data-grid`. The first with a name wins. */
  readonly apiPathnames: readonly string[];
  /** Pages to redirect to, by a parent path that isn't a page. */
  readonly entryPages: Readonly<Record<string, string>>;
  /** Top-level names in the build that contain pages of the default language. */
  readonly pageNames: readonly string[];
  readonly defaultLocale: string;
  /** The other languages in the build. */
  readonly locales: readonly string[];
}

/** Default target of legacy API paths, from when Material UI was the only product. */
const MATERIAL_API = '/material-ui/api/';

/** Redirects `/api-docs/<name>` to the product with that API, and `/api-docs/<package>/<name>` to MUI X. */
function createApiRules(apiPathnames: readonly string[], prefix: string): RedirectRule[] {
  const byName = new Map<string, string>();
  const packages = new Set<string>();
  for (const pathname of apiPathnames) {
    const name = pathname.slice(pathname.lastIndexOf('/') + 1);
    const inPackage = /^\/x\/api\/([^/]+)\/[^/]+$/.exec(pathname)?.[1];
    if (inPackage !== undefined) packages.add(inPackage);
    // The component `data-grid` takes precedence over the page about the package with that name.
    const isComponent = inPackage === name;
    if (!byName.has(name) || isComponent) byName.set(name, pathname);
  }
  const from = `${prefix}/api-docs`;
  return [
    ...[...byName]
      .filter(([, pathname]) => !pathname.startsWith(MATERIAL_API))
      .map(([name, pathname]) => ({
        from: `${from}/${name}`,
        to: prefix + pathname,
        status: 302 as const,
      })),
    ...[...packages].map((name) => ({
      from: `${from}/${name}/*`,
      to: `${prefix}/x/api/${name}/:splat`,
      status: 302 as const,
    })),
    { from, to: `${prefix}/all-pages`, status: 302 },
    { from: `${from}/*`, to: `${prefix}${MATERIAL_API}:splat`, status: 302 },
  ];
}

/** Temporary redirects, because a page may be added at the path later. */
function createEntryRules(entryPages: RedirectInput['entryPages'], prefix: string): RedirectRule[] {
  return Object.entries(entryPages).map(([from, to]) => ({
    from: prefix + from,
    to: prefix + to,
    status: 302,
  }));
}

function createLegacyRules(apiPathnames: readonly string[], prefix: string): RedirectRule[] {
  return [
    { from: `${prefix}/api`, to: `${prefix}/api-docs`, status: 301 },
    { from: `${prefix}/api/*`, to: `${prefix}/api-docs/:splat`, status: 301 },
    ...createApiRules(apiPathnames, prefix),
  ];
}

/** Paths that all languages share: the blog, standalone demos, and files for machine readers. */
const SHARED = ['blog', 'demo', 'api-data', 'llms'] as const;
const SHARED_FILES = ['llms.txt', 'llms-full.txt'] as const;

const moveOne = (from: string, to: string): RedirectRule => ({ from, to, status: 301 });

/** Redirects a page and everything below it. Never only `/*`: `/en//evil.example` would leave the site. */
const move = (from: string, to: string): RedirectRule[] => [
  moveOne(from, to),
  moveOne(`${from}/*`, `${to}/:splat`),
];

/**
 * Returns all redirects (spec ROUTE-6, ROUTE-8). Content that exists only in English has one path for
 * all languages, and the default language has no prefix.
 */
export function createRedirects(input: RedirectInput): RedirectRule[] {
  const { apiPathnames, entryPages, pageNames, defaultLocale, locales } = input;
  return [
    ...locales.flatMap((locale) =>
      SHARED.flatMap((name) => move(`/${locale}/${name}`, `/${name}`)),
    ),
    ...locales.flatMap((locale) =>
      SHARED_FILES.map((name) => moveOne(`/${locale}/${name}`, `/${name}`)),
    ),
    ...Object.entries(MOVED_DEMOS).map(([from, to]) => moveOne(`/demo/${from}`, `/demo/${to}`)),
    moveOne(`/${defaultLocale}`, '/'),
    ...pageNames.flatMap((name) => move(`/${defaultLocale}/${name}`, `/${name}`)),
    ...['', ...locales.map((locale) => `/${locale}`)].flatMap((prefix) => [
      ...createEntryRules(entryPages, prefix),
      ...createLegacyRules(apiPathnames, prefix),
    ]),
  ];
}
