import { toApiDataPath } from './apiDataPath';

test.each([
  ['/material-ui/api/button', 'api-data/material-ui/button.json'],
  ['/x/api/data-grid/data-grid', 'api-data/x/data-grid/data-grid.json'],
  ['/toolpad/core/api/app-provider', 'api-data/toolpad/core/app-provider.json'],
  ['/joy-ui/api/api', 'api-data/joy-ui/api.json'],
])('the data of %s is in %s', (pathname, file) => {
  expect(toApiDataPath(pathname)).toBe(file);
});
