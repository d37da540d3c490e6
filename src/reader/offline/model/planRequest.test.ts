import { pageKey } from './pageKey';
import { planRequest } from './planRequest';
import { readRequestedPath } from './requestedPath';

const origin = 'https://docs.example.org';
const base = { method: 'GET', origin, mode: 'cors', cache: 'default', hasRange: false };

test.each([
  // URL, mode, plan
  ['/', 'navigate', 'page'],
  ['/material-ui/react-button', 'navigate', 'page'],
  ['/material-ui/react-button/', 'navigate', 'page'],
  ['/material-ui/react-button.html', 'navigate', 'page'],
  ['/material-ui/migration/v7.0', 'navigate', 'page'],
  ['/zh/material-ui/react-button?x=1', 'navigate', 'page'],
  ['/material-ui/api/button', 'cors', 'page'],
  ['/assets/js/main.4f6187cb.js', 'no-cors', 'file'],
  ['/zh/assets/js/main.4f6187cb.js', 'no-cors', 'file'],
  ['/fonts/ibm-plex-sans-5.3.0/latin.woff2', 'cors', 'file'],
  ['/live/react.97199fac.js', 'cors', 'file'],
  ['/img/logo.svg', 'no-cors', 'fresh'],
  ['/search/manifest.json', 'cors', 'fresh'],
  ['/manifest.webmanifest', 'cors', 'fresh'],
  ['/sw.js', 'same-origin', 'ignore'],
  ['/llms.txt', 'navigate', 'ignore'],
  ['/blog/rss.xml', 'navigate', 'ignore'],
  ['/img/logo.svg', 'navigate', 'ignore'],
  ['https://ads.docs.example.org/serve.json', 'cors', 'ignore'],
  ['https://docs.example.org.evil.example/', 'navigate', 'ignore'],
])('%s (%s) is %s', (url, mode, plan) => {
  expect(planRequest({ ...base, mode, url: new URL(url, origin).href })).toBe(plan);
});

test.each([
  [{ method: 'POST' }],
  [{ cache: 'no-store' }],
  [{ hasRange: true }],
  [{ cache: 'only-if-cached', mode: 'cors' }],
])('%j is left to the browser', (change) => {
  const url = `${origin}/assets/js/main.1.js`;
  expect(planRequest({ ...base, url })).toBe('file');
  expect(planRequest({ ...base, url, ...change })).toBe('ignore');
});

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/a/', '/a'],
  ['/a/b.html', '/a/b'],
  ['/a/index.html', '/a'],
  ['/zh/', '/zh'],
  ['//evil.example/a', '/evil.example/a'],
])('%s is cached as %s, which is its own key', (path, key) => {
  expect(pageKey(path)).toBe(key);
  expect(pageKey(key)).toBe(key);
});

test.each([
  ['?from=%2Fa%2Fb%3Fx%3D1', '/a/b?x=1'],
  ['?from=%2F%2Fevil.example%2Fa', '/evil.example/a'],
  ['?from=%2F%5Cevil.example', '/evil.example'],
  ['?from=https%3A%2F%2Fevil.example', undefined],
  ['?from=javascript%3Aalert(1)', undefined],
  ['?from=%2Foffline', undefined],
  ['', undefined],
])('the requested page of %s is %s', (search, expected) => {
  expect(readRequestedPath(search)).toBe(expected);
});
