import { hasSeal, isOurPage, isTypeOf, sealOf } from './seal';

const SCRIPT = '/assets/js/main.1.js';

test('a sealed JSON can be read', () => {
  const seal = sealOf('/zh/assets/search/pages.1.json', 100) ?? '';
  expect(seal).toMatch(/^[ \t]{32}$/u);
  expect(JSON.parse(`[1]${seal}`)).toEqual([1]);
});

test.each([
  ['/assets/css/styles.1.css', /^\/\*[\da-z]{7}\*\/$/u],
  [SCRIPT, /^\/\*[\da-z]{7}\*\/$/u],
  ['/live/frame.1.html', /^<!--site:[\da-z]{7}-->$/u],
  ['/offline', /^<!--site:[\da-z]{7}-->$/u],
])('%s is sealed in its own language', (pathname, form) => {
  expect(sealOf(pathname, 1)).toMatch(form);
  expect(sealOf(pathname, 1)).toHaveLength((sealOf(pathname, 999_999) ?? '').length);
});

test('the seal of a file is bound to its address and its size', () => {
  const seal = sealOf(SCRIPT, 100) ?? '';
  expect(hasSeal(SCRIPT, 100, `code${seal}`)).toBe(true);
  expect(hasSeal(SCRIPT, 99, `code${seal}`)).toBe(false);
  expect(hasSeal('/assets/js/other.1.js', 100, `code${seal}`)).toBe(false);
  expect(hasSeal(SCRIPT, 100, `code${seal};`)).toBe(false);
  expect(hasSeal(SCRIPT, 0, '')).toBe(false);
});

test('the seal of a page is that of all its addresses, whatever a host adds', () => {
  const seal = sealOf('/a/b.html', 100) ?? '';
  for (const pathname of ['/a/b', '/a/b/', '/a/b/index.html']) {
    expect(hasSeal(pathname, 7, `<p>${seal}<script></script>`)).toBe(true);
  }
  expect(hasSeal('/a/c', 100, `<p>${seal}`)).toBe(false);
  expect(isOurPage(`<p>${seal}`)).toBe(true);
  expect(isOurPage('<h1>Welcome to the hotel</h1>')).toBe(false);
});

test.each(['/img/logo.svg', '/search/manifest.json', '/noscript.css', '/fonts/a.woff2'])(
  '%s needs no seal',
  (pathname) => {
    expect(hasSeal(pathname, 1, '')).toBeUndefined();
  },
);

test.each([
  [SCRIPT, 'text/javascript; charset=utf-8', true],
  [SCRIPT, 'application/javascript', true],
  [SCRIPT, 'text/html', false],
  [SCRIPT, '', false],
  ['/assets/css/styles.1.css', 'text/css', true],
  ['/assets/css/styles.1.css', 'text/plain', false],
  ['/assets/demos/A.1.json', 'application/json', true],
  ['/manifest.webmanifest', 'application/manifest+json', true],
  ['/fonts/a.woff2', 'application/octet-stream', true],
  ['/fonts/a.woff2', 'Text/HTML', false],
  ['/material-ui/react-button', 'text/html; charset=utf-8', true],
  ['/material-ui/react-button', 'application/json', false],
])('%s as “%s”: %s', (pathname, type, isRight) => {
  expect(isTypeOf(pathname, type)).toBe(isRight);
});
