import { checkApiKey } from './checkApiKey';

const page = (pathname: string, api?: string): Parameters<typeof checkApiKey>[0] => ({
  file: 'docs/a.mdx',
  pathname,
  frontMatter: api === undefined ? {} : { api },
});

test.each([
  ['/material-ui/api/button', 'Button'],
  ['/x/api/data-grid/data-grid', 'DataGrid'],
  ['/experiments/docs/data-grid-premium', 'DataGridPremium'],
  ['/material-ui/react-button', undefined],
])('allows %s to have api: %s', (pathname, api) => {
  expect(checkApiKey(page(pathname, api))).toEqual([]);
});

test.each([
  ['/material-ui/react-button', 'Button'],
  ['/experiments/docs/headers', 'DataGrid'],
])('reports %s with api: %s', (pathname, api) => {
  expect(checkApiKey(page(pathname, api))).toEqual([
    expect.objectContaining({
      file: 'docs/a.mdx',
      line: 1,
      what: expect.stringContaining(pathname) as string,
    }),
  ]);
});
