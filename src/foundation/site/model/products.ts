import { parsePath } from './paths';

/** The MUI X packages, named as in their URLs and API pages. */
const X_PACKAGES = ['data-grid', 'date-pickers', 'charts', 'tree-view'] as const;

type XPackage = (typeof X_PACKAGES)[number];

/** The product that a page documents. The string `'null'` means none, which is what analytics expects. */
export type ProductId =
  | 'material-ui'
  | 'joy-ui'
  | 'base-ui'
  | 'system'
  | 'x'
  | `x-${XPackage}`
  | 'toolpad-core'
  | 'docs'
  | 'docs-infra'
  | 'null';

/** The family of a product. */
type ProductCategoryId = 'core' | 'x' | 'toolpad' | 'docs' | 'null';

/** The product and category that a page belongs to. */
export interface ProductPlace {
  productId: ProductId;
  categoryId: ProductCategoryId;
}

const PLACE_BY_FIRST_SEGMENT: ReadonlyMap<string, ProductPlace> = new Map<string, ProductPlace>([
  ['material-ui', { productId: 'material-ui', categoryId: 'core' }],
  ['joy-ui', { productId: 'joy-ui', categoryId: 'core' }],
  ['base-ui', { productId: 'base-ui', categoryId: 'core' }],
  ['system', { productId: 'system', categoryId: 'core' }],
  ['toolpad', { productId: 'toolpad-core', categoryId: 'toolpad' }],
  ['docs', { productId: 'docs', categoryId: 'docs' }],
  ['versions', { productId: 'docs', categoryId: 'docs' }],
  ['production-error', { productId: 'docs', categoryId: 'docs' }],
]);

/** Finds the package of a segment: both `data-grid` and `data-grid-group` belong to `data-grid`. */
function findXPackage(segment: string): XPackage | undefined {
  return X_PACKAGES.find((name) => segment === name || segment.startsWith(`${name}-`));
}

function selectXProductId(second: string, third: string): ProductId {
  const packageName =
    second === 'api'
      ? findXPackage(third)
      : second.startsWith('react-')
        ? findXPackage(second.slice('react-'.length))
        : undefined;
  return packageName === undefined ? 'x' : `x-${packageName}`;
}

/** Returns the product and category for a path, from its first segments (spec ROUTE-9). Never throws. */
export function getProduct(path: string): ProductPlace {
  const [, first = '', second = '', third = ''] = parsePath(path).canonicalPath.split('/');
  if (first === 'x') {
    return { productId: selectXProductId(second, third), categoryId: 'x' };
  }
  if (first === 'experiments' && second === 'docs') {
    return { productId: 'docs-infra', categoryId: 'docs' };
  }
  return PLACE_BY_FIRST_SEGMENT.get(first) ?? { productId: 'null', categoryId: 'null' };
}

/** A product on the start page and in the product menu (spec NAV-8, NAV-9). */
export interface Product {
  readonly id: Exclude<ProductId, 'null'>;
  readonly name: string;
  /** The version that the site documents. */
  readonly version: string;
  /** The product's entry page, which is always in a navigation tree. */
  readonly root: string;
  /** The sidebar of the product's pages. */
  readonly sidebarId: 'materialUi' | 'system' | 'joyUi' | 'x' | 'toolpad';
  /** One sentence for the product's card. */
  readonly description: string;
}

/** The documented products, in menu order. */
export const PRODUCTS: readonly Product[] = [
  {
    id: 'material-ui',
    name: 'Material UI',
    version: '7.0.2',
    root: '/material-ui/getting-started/installation',
    sidebarId: 'materialUi',
    description: 'Production-ready React components that follow Material Design.',
  },
  {
    id: 'system',
    name: 'MUI System',
    version: '7.0.2',
    root: '/system/getting-started',
    sidebarId: 'system',
    description: 'Style utilities and layout components that use your theme.',
  },
  {
    id: 'joy-ui',
    name: 'Joy UI',
    version: '5.0.0-beta.49',
    root: '/joy-ui/getting-started',
    sidebarId: 'joyUi',
    description: 'React components with their own design language, in beta.',
  },
  {
    id: 'x-data-grid',
    name: 'MUI X Data Grid',
    version: '8.29.3',
    root: '/x/react-data-grid',
    sidebarId: 'x',
    description: 'A table for large datasets, with sorting, filtering, and editing.',
  },
  {
    id: 'x-date-pickers',
    name: 'MUI X Date Pickers',
    version: '8.29.3',
    root: '/x/react-date-pickers/date-picker',
    sidebarId: 'x',
    description: 'Fields, calendars, and clocks for picking a date, time, or range.',
  },
  {
    id: 'x-charts',
    name: 'MUI X Charts',
    version: '8.29.3',
    root: '/x/react-charts/bars',
    sidebarId: 'x',
    description: 'Bar, line, pie, and scatter charts drawn as SVG.',
  },
  {
    id: 'x-tree-view',
    name: 'MUI X Tree View',
    version: '8.29.3',
    root: '/x/react-tree-view/simple-tree-view/items',
    sidebarId: 'x',
    description: 'Hierarchies that users expand, select, and edit.',
  },
  {
    id: 'toolpad-core',
    name: 'Toolpad Core',
    version: '0.14.0',
    root: '/toolpad/core/react-dashboard-layout',
    sidebarId: 'toolpad',
    description: 'Layouts, navigation, and sign-in for dashboards and internal tools.',
  },
];
