import { isForHostsOnly, parseRequestPath } from './requestPath';

describe('the path of a request', () => {
  test.each([
    ['/', '/'],
    ['/material-ui/react-button', '/material-ui/react-button'],
    ['/live%2Fframe.html', '/live/frame.html'],
    ['//a/', '//a/'],
  ])('%s is %s', (pathname, address) => {
    expect(parseRequestPath(pathname)).toBe(address);
  });
  test.each([
    ...['', '*', '/%', '/%E0%A4%A', '/%00', '/a%00.html', '/a%09b', '/%5Cevil', '/a\\b'],
    ...['/a/../b', '/./a', '/a%20b', `/${'a'.repeat(201)}`, '/a'.repeat(501), '/%F0%9F%98%80'],
  ])('%s can’t be a file', (pathname) => {
    expect(parseRequestPath(pathname)).toBeUndefined();
  });
  test.each([
    '/_headers',
    '/deploy',
    '/Deploy/nginx.conf',
    '//deploy/nginx.conf',
    '/.complete',
    '/zh/.git/config',
  ])('%s is for hosts only', (address) => {
    expect(isForHostsOnly(address)).toBe(true);
  });
  test.each(['/', '/deployment', '/.well-known/security.txt', '/blog/v7.0', '/a_b'])(
    '%s is public',
    (address) => {
      expect(isForHostsOnly(address)).toBe(false);
    },
  );
});
