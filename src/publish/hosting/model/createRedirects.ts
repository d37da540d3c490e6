import { MOVED_DEMOS } from '../data/movedDemos';
import type { RedirectRule } from './hostRules';

/** What the redirects depend on. */
export interface RedirectInput {
  /** Addresses of the API pages, such as `/x/api/data-grid/data-grid`; the first of a name wins. */
  readonly apiPathnames: readonly string[];
  /** Pages to begin with, by an address above them that isn't a page. */
  readonly entryPages: Readonly<Record<string, string>>;
  /** Names at the top of the build that hold pages of the default language. */
  readonly pageNames: readonly string[];
  readonly defaultLocale: string;
  /** The other languages that the build has. */
  readonly locales: readonly string[];
}

/** Where the addresses of the time when Material UI was the only product lead by default. */
const MATERIAL_API = '/material-ui/api/';

/** `/api-docs/<name>` of products that came later, and `/api-docs/<package>/<name>` of MUI X. */
function createApiRules(apiPathnames: readonly string[], prefix: string): RedirectRule[] {
  const byName = new Map<string, string>();
  const packages = new Set<string>();
  for (const pathname of apiPathnames) {
    const name = pathname.slice(pathname.lastIndexOf('/') + 1);
    const inPackage = /^\/x\/api\/([^/]+)\/[^/]+$/.exec(pathname)?.[1];
    if (inPackage !== undefined) packages.add(inPackage);
    // The component `data-grid` comes before the page about the package of that name.
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

/** Not permanent: a page may be written for the address. */
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

/** What all languages share below these names: the blog, demos alone, and what machines read. */
const SHARED = ['blog', 'demo', 'api-data', 'llms'] as const;
const SHARED_FILES = ['llms.txt', 'llms-full.txt'] as const;

const moveOne = (from: string, to: string): RedirectRule => ({ from, to, status: 301 });

/** A page and all below it. Never `/*` alone: `/en//evil.example` would leave the site. */
const move = (from: string, to: string): RedirectRule[] => [
  moveOne(from, to),
  moveOne(`${from}/*`, `${to}/:splat`),
];

/**
 * Addresses that lead to others (spec ROUTE-6, ROUTE-8). What is in English only has one
 * address for all languages, and the default language has no prefix.
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
