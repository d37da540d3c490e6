import { toExemptPath } from './exemptPath';

test.each([
  ['/blog', '/blog'],
  ['/blog/2025/04/14/post#top', '/blog/2025/04/14/post#top'],
  ['/blog?page=2', '/blog?page=2'],
  ['/zh/blog', '/blog'],
  ['pathname:///blog/rss.xml', '/blog/rss.xml'],
])('%s links to the English blog', (target, path) => {
  expect(toExemptPath(target, '/zh/')).toBe(path);
});

test.each([
  ['/demo/a/B', '/zh/', '/demo/a/B'],
  ['pathname:///demo/a/B?mode=dark#c', '/zh/', '/demo/a/B?mode=dark#c'],
  ['/zh/demo/a/B', '/zh/', '/demo/a/B'],
  ['/demo/a/B', '/ar/', '/demo/a/B?dir=rtl'],
  ['/demo/a/B?dir=ltr', '/ar/', '/demo/a/B?dir=ltr'],
])('%s on %s links to the shared demo %s', (target, baseUrl, path) => {
  expect(toExemptPath(target, baseUrl)).toBe(path);
});

test.each([
  undefined,
  '',
  '#top',
  '/',
  '/blogs',
  '/zh/material-ui',
  '/material-ui/blog',
  '/material-ui/demo/x',
  '/demonstration',
  '/%',
  '//blog',
  'https://example.org/blog',
  'blog',
])('does not change %s', (target) => {
  expect(toExemptPath(target, '/zh/')).toBeUndefined();
});
