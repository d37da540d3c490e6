import { materialUiTree } from '../data/materialUi';
import { navigationTrees } from '../data/trees';
import { systemTree } from '../data/system';
import { createVersionMenus } from './versionMenu';

test.each([
  [materialUiTree, ['v6']],
  [systemTree, ['v6', 'v5']],
])('recognizes the versions that have the same paths as a tree', (tree, expected) => {
  const [menu] = createVersionMenus([tree]);
  const same = menu?.versions.filter(({ hasSamePaths }) => hasSamePaths === true);
  expect(same?.map(({ text }) => text)).toEqual(expected);
  expect(menu?.versions[0]).toEqual({ text: menu?.label });
});

test('every product has a menu, but the tree about the site does not', () => {
  const roots = createVersionMenus(navigationTrees).map(({ root }) => root);
  expect(roots).not.toContain('/');
  expect(roots).toEqual(expect.arrayContaining(['/material-ui', '/joy-ui', '/system', '/x']));
});
