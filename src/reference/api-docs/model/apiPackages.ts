import type { ApiPlan } from './types';

/** A package with API pages. */
export interface ApiPackage {
  readonly name: string;
  readonly plan?: ApiPlan;
  /** Folder of the package's source in its repository. */
  readonly source: { readonly repository: string; readonly folder: string; readonly tag: string };
}

/** A family of API pages: where they live and which packages they show, smallest first. */
export interface ApiFamily {
  /** The addresses of its pages; what follows the match is the name in lower case. */
  readonly pattern: RegExp;
  /** Product id of the pages' front matter. */
  readonly productId: string;
  readonly productName: string;
  readonly packages: readonly ApiPackage[];
}

const MATERIAL = 'https://github.com/mui/material-ui';
const X = 'https://github.com/mui/mui-x';
const TOOLPAD = 'https://github.com/mui/toolpad';

/** A package's entry; `tag` has `%v` where the installed version goes. */
function describe(name: string, repository: string, tag: string, plan?: ApiPlan): ApiPackage {
  // `@mui/lab` is in `mui-lab`, but `@mui/x-charts` in `x-charts`.
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
    // With two pages of the test section, one of them at an address of its own.
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
 * Modules of their own: names that a package exports from a folder only. Everything else is
 * found by the compiler.
 */
export const SUBPATH_EXPORTS: Readonly<Record<string, readonly string[]>> = {
  '@mui/material': ['PigmentContainer', 'PigmentGrid', 'PigmentStack'],
};

/** Every module that the extractor reads. */
export function listApiModules(): string[] {
  return API_FAMILIES.flatMap(({ packages }) =>
    packages.flatMap(({ name }) => [
      name,
      ...(SUBPATH_EXPORTS[name] ?? []).map((folder) => `${name}/${folder}`),
    ]),
  );
}

/** The family that an address belongs to, if it is that of an API page. */
export function findApiFamily(pathname: string): ApiFamily | undefined {
  return API_FAMILIES.find(({ pattern }) => pattern.test(pathname));
}

/** `/x/api/data-grid` lists the pages of its family. */
export const INDEX_NAME = 'index';
