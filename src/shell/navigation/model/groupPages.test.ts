import type { ProductId } from '../../../foundation/site/model/products';
import { groupPages } from './groupPages';
import type { PageEntry } from './pageEntry';

const create = (pathname: string, product: ProductId): PageEntry => ({
  pathname,
  title: pathname,
  description: '',
  product,
});

test('follows the order of the product menu and puts pages without a product last', () => {
  const pages = [
    create('/other', 'null'),
    create('/x/introduction', 'x'),
    create('/joy-ui/a', 'joy-ui'),
    create('/material-ui/a', 'material-ui'),
    create('/material-ui/b', 'material-ui'),
  ];
  expect(
    groupPages(pages).map(({ name, pages: own }) => [name, own.map(({ pathname }) => pathname)]),
  ).toEqual([
    ['Material UI', ['/material-ui/a', '/material-ui/b']],
    ['Joy UI', ['/joy-ui/a']],
    ['MUI X', ['/x/introduction']],
    [undefined, ['/other']],
  ]);
});

test('leaves out products without pages', () => {
  expect(groupPages([])).toEqual([]);
});
