import { findProductName } from './findProductName';

test.each([
  ['/material-ui/react-button', 'Material UI'],
  ['/ar/x/react-data-grid/editing#api', 'MUI X Data Grid'],
  ['/blog/first-post', undefined],
  ['/x/introduction', undefined],
])('%s belongs to %s', (path, name) => {
  expect(findProductName(path)).toBe(name);
});
