import { getProduct, PRODUCTS } from './products';

describe('getProduct', () => {
  test.each([
    ['/material-ui/react-button', 'material-ui', 'core'],
    ['/material-ui', 'material-ui', 'core'],
    ['/zh/material-ui/react-button/', 'material-ui', 'core'],
    ['/joy-ui/react-button', 'joy-ui', 'core'],
    ['/base-ui/react-button', 'base-ui', 'core'],
    ['/system/getting-started', 'system', 'core'],
    ['/x', 'x', 'x'],
    ['/x/introduction', 'x', 'x'],
    ['/x/migration/migration-data-grid-v5', 'x', 'x'],
    ['/x/react-data-grid', 'x-data-grid', 'x'],
    ['/x/react-data-grid/column-definition', 'x-data-grid', 'x'],
    ['/x/react-data-grid-group', 'x-data-grid', 'x'],
    ['/x/react-data-grids', 'x', 'x'],
    ['/x/data-grid', 'x', 'x'],
    ['/x/react-date-pickers/date-picker', 'x-date-pickers', 'x'],
    ['/x/react-charts/bars', 'x-charts', 'x'],
    ['/x/react-tree-view', 'x-tree-view', 'x'],
    ['/x/react-unknown', 'x', 'x'],
    ['/x/api', 'x', 'x'],
    ['/x/api/data-grid', 'x-data-grid', 'x'],
    ['/x/api/data-grid/grid-col-def', 'x-data-grid', 'x'],
    ['/x/api/date-pickers/date-picker', 'x-date-pickers', 'x'],
    ['/x/api/charts/bar-chart', 'x-charts', 'x'],
    ['/x/api/tree-view/tree-item', 'x-tree-view', 'x'],
    ['/x/api/unknown/thing', 'x', 'x'],
    ['/toolpad', 'toolpad-core', 'toolpad'],
    ['/toolpad/core/react-sign-in-page', 'toolpad-core', 'toolpad'],
    ['/docs', 'docs', 'docs'],
    ['/versions', 'docs', 'docs'],
    ['/production-error', 'docs', 'docs'],
    ['/experiments/docs/markdown', 'docs-infra', 'docs'],
    ['/experiments/docs', 'docs-infra', 'docs'],
    ['/experiments/other', 'null', 'null'],
    ['/experiments', 'null', 'null'],
    ['/', 'null', 'null'],
    ['/blog/a-post', 'null', 'null'],
    ['/api/button', 'null', 'null'],
    ['/constructor', 'null', 'null'],
    ['/material-ui-kit', 'null', 'null'],
  ])('%s', (path, productId, categoryId) => {
    expect(getProduct(path)).toEqual({ productId, categoryId });
  });
});

describe('PRODUCTS', () => {
  test('has the documented versions, in menu order', () => {
    expect(PRODUCTS.map(({ name, version }) => `${name} ${version}`)).toEqual([
      'Material UI 7.0.2',
      'MUI System 7.0.2',
      'Joy UI 5.0.0-beta.49',
      'MUI X Data Grid 8.29.3',
      'MUI X Date Pickers 8.29.3',
      'MUI X Charts 8.29.3',
      'MUI X Tree View 8.29.3',
      'Toolpad Core 0.14.0',
    ]);
  });

  test('every entry page belongs to its own product', () => {
    expect(PRODUCTS.map(({ root }) => getProduct(root).productId)).toEqual(
      PRODUCTS.map(({ id }) => id),
    );
  });
});
