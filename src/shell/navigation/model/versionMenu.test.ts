import { materialUiTree } from '../data/materialUi';
import { navigationTrees } from '../data/trees';
import { systemTree } from '../data/system';
import { createVersionMenus } from './versionMenu';

test.each([
  [materialUiTree, ['v6']],
  [systemTree, ['v6', 'v5']],
])('the versions that keep the paths of a tree', (tree, wanted) => {
  const [menu] = createVersionMenus([tree]);
  const same = menu?.versions.filter(({ hasSamePaths }) => hasSamePaths === true);
  expect(same?.map(({ text }) => text)).toEqual(wanted);
  expect(menu?.versions[0]).toEqual({ text: menu?.label });
});

test('a tree about the site has no menu, every product has one', () => {
  const roots = createVersionMenus(navigationTrees).map(({ root }) => root);
  expect(roots).not.toContain('/');
  expect(roots).toEqual(expect.arrayContaining(['/material-ui', '/joy-ui', '/system', '/x']));
});
