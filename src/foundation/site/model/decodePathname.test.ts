import { decodePathname } from './decodePathname';

test.each([
  ['/a%20b', '/a b'],
  ['/%E4%B8%AD', '/中'],
  ['/%', '/%'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/demo/100%', '/demo/100%'],
])('decodePathname(%p) is %p', (pathname, expected) => {
  expect(decodePathname(pathname)).toBe(expected);
});
