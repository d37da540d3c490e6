import { getProduct } from '../../../foundation/site/model/products';
import { findSimilarPages } from './findSimilarPages';
import type { PageEntry } from './pageEntry';

const pages: readonly PageEntry[] = [
  ['/joy-ui/getting-started', 'Overview'],
  ['/joy-ui/react-button', 'Button'],
  ['/material-ui/customization/dark-mode', 'Dark mode'],
  ['/material-ui/customization/palette', 'Palette'],
  ['/material-ui/getting-started/installation', 'Installation'],
  ['/material-ui/react-app-bar', 'App Bar'],
  ['/material-ui/react-button', 'Button'],
  ['/material-ui/react-dialog', 'Dialog'],
  ['/material-ui/react-text-field', 'Text Field'],
  ['/x/react-data-grid', 'Data Grid'],
  ['/x/react-data-grid/column-definition', 'Column definition'],
].map(([pathname = '', title = '']) => ({
  pathname,
  title,
  description: '',
  product: getProduct(pathname).productId,
}));

const find = (requested: string): string[] =>
  findSimilarPages(requested, pages).map(({ pathname }) => pathname);

test.each([
  ['/material-ui/react-buton', '/material-ui/react-button'],
  ['/material-ui/react-button/', '/material-ui/react-button'],
  ['/zh/material-ui/react-buttons', '/material-ui/react-button'],
  ['/joy-ui/button', '/joy-ui/react-button'],
  ['/components/dialogs', '/material-ui/react-dialog'],
  ['/data-grid/columns', '/x/react-data-grid/column-definition'],
  ['/MATERIAL-UI/Dark_Mode', '/material-ui/customization/dark-mode'],
  ['/installation?from=old#npm', '/material-ui/getting-started/installation'],
])('for %s, the best match is %s', (requested, best) => {
  expect(find(requested)[0]).toBe(best);
});

test('finds a path that differs in every word by its letters', () => {
  expect(
    findSimilarPages('/abcdefg', [{ ...pages[0]!, pathname: '/abcxyfg', title: 'T' }]),
  ).toHaveLength(1);
});

test('returns at most five pages', () => {
  expect(find('/material-ui/react')).toHaveLength(5);
});

test.each(['', '/', '//', '?a', '/qqqq/zzzz', '/%', '/\u0000', '/🙂', '\\\\'])(
  'finds nothing for "%s"',
  (requested) => {
    expect(find(requested)).toEqual([]);
  },
);

test('treats markup as text', () => {
  expect(find('/<script>alert("button")</script>')).toContain('/material-ui/react-button');
  expect(find('/%3Cimg%20src=q%20onerror=1%3E')).toEqual([]);
});

test('cuts a path of 10,000 characters and answers within a second', () => {
  const start = performance.now();
  expect(find(`/material-ui/react-dialog/${'a/'.repeat(5000)}`)[0]).toBe(
    '/material-ui/react-dialog',
  );
  expect(find('a'.repeat(10_000))).toEqual([]);
  expect(performance.now() - start).toBeLessThan(1000);
});

test('finds nothing without pages', () => {
  expect(findSimilarPages('/material-ui', [])).toEqual([]);
});
