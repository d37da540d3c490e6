import type { ApiPlan } from './types';

/** A package with API pages. */
export interface ApiPackage {
  readonly name: string;
  readonly plan?: ApiPlan;
  /**
   * Where the package's source is: the repository's URL, the folder in it, and the release's tag.
   */
  readonly source: { readonly repository: string; readonly folder: string; readonly tag: string };
}

/** The API pages of one product. */
export interface ApiFamily {
  /** Matches the pathnames of its pages. */
  readonly pattern: RegExp;
  /** Product id of the pages' front matter. */
  readonly productId: string;
  readonly productName: string;
  /** The packages that its pages document, smallest first: Community, Pro, Premium. */
  readonly packages: readonly ApiPackage[];
}

const MATERIAL = 'https://github.com/mui/material-ui';
const X = 'https://github.com/mui/mui-x';
const TOOLPAD = 'https://github.com/mui/toolpad';

/**
 * Creates a package's entry.
 *
 * @param tag the release's Git tag; `%v` stands for the installed version
 */
function describe(name: string, repository: string, tag: string, plan?: ApiPlan): ApiPackage {
  // The source of `@mui/lab` is in `mui-lab`, but that of `@mui/x-charts` is in `x-charts`.
  const folder = `packages/${name
    .slice(1)
    .replace('/', '-')
    .replace(/^mui-x-/u, 'x-')}`;
  const entry = { name, source: { repository, folder, tag } };
  return plan === undefined ? entry : { ...entry, plan };
}

const x = (name: string, plan?: ApiPlan): ApiPackage => describe(name, X, 'v%v', plan);

/** Every family of API pages. */
export const API_FAMILIES: readonly ApiFamily[] = [
  {
    pattern: /^\/material-ui\/api\//u,
    productId: 'material-ui',
    productName: 'Material UI',
    packages: [
      describe('@mui/material', MATERIAL, 'v%v'),
      describe('@mui/lab', MATERIAL, 'v7.0.2'),
    ],
  },
  {
    pattern: /^\/joy-ui\/api\//u,
    productId: 'joy-ui',
    productName: 'Joy UI',
    packages: [describe('@mui/joy', MATERIAL, 'v7.0.2')],
  },
  {
    pattern: /^\/system\/api\//u,
    productId: 'system',
    productName: 'MUI System',
    packages: [describe('@mui/system', MATERIAL, 'v%v')],
  },
  {
    // Includes two pages of the test section, one of which isn't below `/api/`.
    pattern:
      /^\/(?:x|experiments\/docs)\/api\/data-grid(?:\/|$)|^\/experiments\/docs\/(?=data-grid-premium$)/u,
    productId: 'x-data-grid',
    productName: 'Data Grid',
    packages: [
      x('@mui/x-data-grid'),
      x('@mui/x-data-grid-pro', 'pro'),
      x('@mui/x-data-grid-premium', 'premium'),
    ],
  },
  {
    pattern: /^\/x\/api\/date-pickers(?:\/|$)/u,
    productId: 'x-date-pickers',
    productName: 'Date Pickers',
    packages: [x('@mui/x-date-pickers'), x('@mui/x-date-pickers-pro', 'pro')],
  },
  {
    pattern: /^\/x\/api\/charts(?:\/|$)/u,
    productId: 'x-charts',
    productName: 'Charts',
    packages: [x('@mui/x-charts'), x('@mui/x-charts-pro', 'pro')],
  },
  {
    pattern: /^\/x\/api\/tree-view(?:\/|$)/u,
    productId: 'x-tree-view',
    productName: 'Tree View',
    packages: [x('@mui/x-tree-view'), x('@mui/x-tree-view-pro', 'pro')],
  },
  {
    pattern: /^\/toolpad\/core\/(?:api\/|.*(?:\/|-)api$)/u,
    productId: 'toolpad-core',
    productName: 'Toolpad Core',
    packages: [describe('@toolpad/core', TOOLPAD, 'v%v')],
  },
];

/**
 * Names that a package only exports from a subpath, such as `@mui/material/PigmentGrid`. The
 * extractor finds all other names in the package's main entry.
 */
export const SUBPATH_EXPORTS: Readonly<Record<string, readonly string[]>> = {
  '@mui/material': ['PigmentContainer', 'PigmentGrid', 'PigmentStack'],
};

/** Returns the specifiers of all modules that the extractor reads. */
export function listApiModules(): string[] {
  return API_FAMILIES.flatMap(({ packages }) =>
    packages.flatMap(({ name }) => [
      name,
      ...(SUBPATH_EXPORTS[name] ?? []).map((folder) => `${name}/${folder}`),
    ]),
  );
}

/** Returns the family that a pathname belongs to, or `undefined` when it isn't an API page's. */
export function findApiFamily(pathname: string): ApiFamily | undefined {
  return API_FAMILIES.find(({ pattern }) => pattern.test(pathname));
}

/**
 * The value of `api` on index pages, such as `/x/api/data-grid`, which lists the pages of its
 * family.
 */
export const INDEX_NAME = 'index';
