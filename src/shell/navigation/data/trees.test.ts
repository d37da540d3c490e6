import { PRODUCTS } from '../../../foundation/site/model/products';
import { assertTreeCoverage } from '../model/assertTreeCoverage';
import { assertUniquePathnames } from '../model/assertUniquePathnames';
import { flattenPages } from '../model/flattenPages';
import { isOwnPathname } from '../model/isOwnPathname';
import { SITE_ROUTES } from '../model/siteRoutes';
import { walkNodes } from '../model/walkNodes';
import { navigationTrees } from './trees';
import { UNWRITTEN_CEILING, unwrittenPathnames } from './unwritten';

const pagesByTree = new Map(
  navigationTrees.map(({ id, pages }) => [id, flattenPages(pages).map(({ pathname }) => pathname)]),
);

test('the trees are the home pages, the products, and the experiments, in this order', () => {
  const products = ['material-ui', 'system', 'joy-ui', 'x', 'toolpad'];
  expect([...pagesByTree.keys()]).toEqual(['docs', ...products, 'experiments/docs']);
});

test('each tree has pages of its own', () => {
  const empty = navigationTrees.filter(
    (tree) => !pagesByTree.get(tree.id)?.some((pathname) => isOwnPathname(tree, pathname)),
  );
  expect(empty).toEqual([]);
});

test('pathnames are unique in each tree', () => {
  expect(() => {
    assertUniquePathnames(navigationTrees, () => []);
  }).not.toThrow();
});

test('no pathname is empty or ends in a slash', () => {
  const invalid = navigationTrees.flatMap(({ pages }) =>
    [...walkNodes(pages)]
      .map(({ node }) => node.pathname)
      .filter((pathname) => !/^(?:\/.*[^/]|https:\/\/.+)$/u.test(pathname)),
  );
  expect(invalid).toEqual([]);
});

test('the start page of every product is in its own tree', () => {
  const missing = PRODUCTS.filter(
    ({ root }) =>
      !navigationTrees.some(
        (tree) => isOwnPathname(tree, root) && pagesByTree.get(tree.id)?.includes(root),
      ),
  );
  expect(missing).toEqual([]);
});

test('the unwritten pages are sorted, in a tree, and as many as the ceiling', () => {
  expect(unwrittenPathnames).toEqual([...unwrittenPathnames].sort());
  expect(unwrittenPathnames.filter((pathname) => SITE_ROUTES.has(pathname))).toEqual([]);
  expect(() => {
    assertTreeCoverage({
      trees: navigationTrees,
      pages: new Map(),
      unwritten: unwrittenPathnames,
      unwrittenCeiling: UNWRITTEN_CEILING,
    });
  }).not.toThrow();
});
