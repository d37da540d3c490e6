import fs from 'node:fs';
import path from 'node:path';
import { flattenPages } from '../../../shell/navigation/model/flattenPages';
import { navigationTrees } from '../../../shell/navigation/data/trees';
import { findApiFamily, INDEX_NAME } from '../model/apiPackages';
import type { Api, ComponentApi } from '../model/types';
import { findBrokenRowLinks } from './findBrokenRowLinks';
import { listApiPages } from './listApiPages';
import { readApi } from './readApi';

/** Every expectation was checked by hand in the declarations of the installed packages. */

const SITE_DIR = path.resolve(__dirname, '../../../..');
const docs = path.join(SITE_DIR, 'docs');
const { pages } = readApi(SITE_DIR);
const apis = new Map(pages.map(({ pathname, api }) => [pathname, api]));

function componentOf(pathname: string): ComponentApi {
  const api = apis.get(pathname);
  if (api?.kind !== 'component') throw new Error(`${pathname} isn't the page of a component.`);
  return api;
}

type ExpectedProps = readonly [
  pathname: string,
  required: readonly string[],
  defaults: Record<string, string>,
];

const GOLDEN: readonly ExpectedProps[] = [
  [
    '/material-ui/api/button',
    [],
    { variant: "'text'", color: "'primary'", size: "'medium'", loading: 'null' },
  ],
  [
    '/material-ui/api/autocomplete',
    ['options', 'renderInput'],
    { limitTags: '-1', clearText: "'Clear'" },
  ],
  ['/material-ui/api/slider', [], { min: '0', max: '100', step: '1', track: "'normal'" }],
  ['/material-ui/api/text-field', [], { variant: "'outlined'", margin: "'none'", select: 'false' }],
  ['/material-ui/api/select', [], { variant: "'outlined'", native: 'false', multiple: 'false' }],
  [
    '/material-ui/api/dialog',
    ['open'],
    { maxWidth: "'sm'", scroll: "'paper'", fullScreen: 'false' },
  ],
  ['/material-ui/api/tabs', [], { variant: "'standard'", textColor: "'primary'" }],
  ['/material-ui/api/menu', ['open'], { autoFocus: 'true', variant: "'selectedMenu'" }],
  ['/material-ui/api/grid', [], { columns: '12', direction: "'row'", wrap: "'wrap'" }],
  ['/material-ui/api/box', [], {}],
  ['/material-ui/api/stack', [], { direction: "'column'", spacing: '0', useFlexGap: 'false' }],
  ['/material-ui/api/container', [], { maxWidth: "'lg'", fixed: 'false' }],
  ['/material-ui/api/modal', ['children', 'open'], { keepMounted: 'false' }],
  ['/material-ui/api/masonry', ['children'], { columns: '4', spacing: '1' }],
  ['/joy-ui/api/button', [], { variant: "'solid'", color: "'primary'", size: "'md'" }],
  ['/joy-ui/api/input', [], { variant: "'outlined'", color: "'neutral'", size: "'md'" }],
  ['/joy-ui/api/select', [], { variant: "'outlined'", defaultListboxOpen: 'false' }],
  [
    '/x/api/data-grid/data-grid',
    ['columns'],
    { rowHeight: '52', columnHeaderHeight: '56', rowSelection: 'true' },
  ],
  ['/x/api/data-grid/data-grid-pro', ['columns'], { treeData: 'false', headerFilters: 'false' }],
  [
    '/x/api/date-pickers/date-picker',
    [],
    { disableFuture: 'false', minDate: '1900-01-01', maxDate: '2099-12-31' },
  ],
  ['/x/api/charts/bar-chart', ['series'], { layout: "'vertical'", showToolbar: 'false' }],
  ['/x/api/charts/line-chart', ['series'], { skipAnimation: 'false' }],
  [
    '/x/api/tree-view/rich-tree-view',
    ['items'],
    { expansionTrigger: "'content'", multiSelect: 'false' },
  ],
  ['/x/api/tree-view/simple-tree-view', [], { checkboxSelection: 'false', multiSelect: 'false' }],
  ['/toolpad/core/api/sign-in-page', [], { providers: '[]' }],
  [
    '/toolpad/core/api/dashboard-layout',
    ['children'],
    { sidebarExpandedWidth: '320', navigation: '[]' },
  ],
];

test.each(GOLDEN)('%s: required props and defaults', (pathname, required, defaults) => {
  const { props } = componentOf(pathname);
  expect(props.filter((prop) => prop.required).map(({ name }) => name)).toEqual(required);
  const found = Object.keys(defaults).map((name) => [
    name,
    props.find((prop) => prop.name === name)?.default,
  ]);
  expect(Object.fromEntries(found)).toEqual(defaults);
});

test.each([
  [
    '/material-ui/api/button',
    { themeName: 'MuiButton', inherits: 'ButtonBase', refTarget: 'HTMLButtonElement' },
  ],
  ['/material-ui/api/box', { hasSystemProps: true }],
  ['/material-ui/api/masonry', { package: '@mui/lab', themeName: 'MuiMasonry', element: 'div' }],
  ['/joy-ui/api/button', { themeName: 'JoyButton', element: 'button' }],
  ['/x/api/data-grid/data-grid-pro', { plan: 'pro', package: '@mui/x-data-grid-pro' }],
  ['/x/api/data-grid/data-grid-premium', { plan: 'premium', themeName: 'MuiDataGrid' }],
  [
    '/material-ui/api/pigment-grid',
    { imports: ["import PigmentGrid from '@mui/material/PigmentGrid';"] },
  ],
  [
    '/x/api/tree-view/tree-item',
    {
      imports: [
        "import { TreeItem } from '@mui/x-tree-view';",
        "import { TreeItem } from '@mui/x-tree-view-pro';",
      ],
    },
  ],
  // The smaller packages only have placeholders with this name.
  [
    '/x/api/data-grid/data-grid-premium',
    { imports: ["import { DataGridPremium } from '@mui/x-data-grid-premium';"] },
  ],
  // The larger package only exports `RichTreeViewPro`.
  [
    '/x/api/tree-view/rich-tree-view',
    { imports: ["import { RichTreeView } from '@mui/x-tree-view';"] },
  ],
])('%s: package, imports, theme name, and root element', (pathname, expected) => {
  expect(componentOf(pathname)).toMatchObject(expected);
});

test.each([
  ['/material-ui/api/button', 'variant', "'text' | 'outlined' | 'contained'"],
  ['/material-ui/api/button', 'centerRipple', 'boolean'],
  [
    '/material-ui/api/dialog',
    'onClose',
    "(event: {}, reason: 'backdropClick' | 'escapeKeyDown') => void",
  ],
  ['/material-ui/api/text-field', 'variant', "'outlined' | 'filled' | 'standard'"],
  ['/x/api/charts/bar-chart', 'layout', "'horizontal' | 'vertical'"],
  ['/x/api/date-pickers/date-picker', 'shouldDisableDate', '(day: PickerValidDate) => boolean'],
])('%s: type of %s', (pathname, name, type) => {
  const found = componentOf(pathname).props.find((prop) => prop.name === name)?.type ?? '';
  const parts = (text: string) =>
    text.includes('=>') ? text.replace(/^\((.*)\)$/u, '$1') : text.split(' | ').sort();
  expect(parts(found)).toEqual(parts(type));
});

test('inherited props name the component that declares them', () => {
  const { props } = componentOf('/material-ui/api/button');
  expect(props.find(({ name }) => name === 'centerRipple')?.from).toBe('ButtonBase');
  expect(props.find(({ name }) => name === 'variant')?.from).toBeUndefined();
});

test('lists the sx prop but not the system props', () => {
  const names = componentOf('/material-ui/api/box').props.map(({ name }) => name);
  expect(names).toContain('sx');
  expect(names).not.toContain('bgcolor');
});

test('CSS classes have their global names', () => {
  const classes = new Map(
    componentOf('/material-ui/api/button').classes.map((entry) => [entry.name, entry.className]),
  );
  expect(classes.get('root')).toBe('MuiButton-root');
  expect(classes.get('disabled')).toBe('Mui-disabled');
  expect(
    componentOf('/x/api/data-grid/data-grid').classes.find(({ name }) => name === 'columnHeader')
      ?.className,
  ).toBe('MuiDataGrid-columnHeader');
});

test('every API node in the navigation has a page, and every page but the indexes has content', () => {
  const nodes = navigationTrees
    .flatMap((tree) => flattenPages(tree.pages))
    .map(({ pathname }) => pathname)
    .filter((pathname) => findApiFamily(pathname) !== undefined);
  const stubs = listApiPages(docs);
  expect(new Set(stubs.map(({ pathname }) => pathname))).toEqual(new Set(nodes));
  const shown = stubs.filter(({ name }) => name !== INDEX_NAME);
  expect(shown.map(({ pathname }) => pathname)).toEqual(pages.map(({ pathname }) => pathname));
  expect(pages.length).toBeGreaterThan(430);
});

test('every link in docs/ to a row of an API page leads to an existing row', () => {
  const known = new Map<string, Api>(apis);
  const broken = fs
    .readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) =>
      findBrokenRowLinks(fs.readFileSync(path.join(docs, name), 'utf8'), `docs/${name}`, known),
    );
  expect(broken).toEqual([]);
});

test('reports a link to a row that does not exist with file, line, and page', () => {
  const text =
    'See\n[a](/material-ui/api/button#button-prop-colour) and\n[b](/material-ui/api/button#button-prop-color).';
  expect(findBrokenRowLinks(text, 'docs/a.mdx', apis)).toEqual([
    'docs/a.mdx:2: /material-ui/api/button has no row "button-prop-colour", so the link would lead to the top of that page. Fix the anchor, or remove it.',
  ]);
});
