import { isOwnPathname } from './isOwnPathname';

test.each([
  ['/x', '/x', true],
  ['/x', '/x/react-charts', true],
  ['/x', '/xylophone', false],
  ['/toolpad/core', '/toolpad/studio', false],
  ['/', '/versions', true],
  ['/', '/', true],
])('the tree with the root %s owns %s: %s', (root, pathname, isOwn) => {
  expect(isOwnPathname({ root }, pathname)).toBe(isOwn);
});
