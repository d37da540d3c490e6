import { hasSeal, isOurPage, isPlausibleType, sealOf } from './seal';

const SCRIPT = '/assets/js/main.1.js';

test('sealed JSON can still be parsed', () => {
  const seal = sealOf('/zh/assets/search/pages.1.json', 100) ?? '';
  expect(seal).toMatch(/^[ \t]{32}$/u);
  expect(JSON.parse(`[1]${seal}`)).toEqual([1]);
});

test.each([
  ['/assets/css/styles.1.css', /^\/\*[\da-z]{7}\*\/$/u],
  [SCRIPT, /^\/\*[\da-z]{7}\*\/$/u],
  ['/live/frame.1.html', /^<!--site:[\da-z]{7}-->$/u],
  ['/offline', /^<!--site:[\da-z]{7}-->$/u],
])('the seal of %s has the comment syntax of its file type', (pathname, form) => {
  expect(sealOf(pathname, 1)).toMatch(form);
  expect(sealOf(pathname, 1)).toHaveLength((sealOf(pathname, 999_999) ?? '').length);
});

test('the seal of a file depends on its URL and size', () => {
  const seal = sealOf(SCRIPT, 100) ?? '';
  expect(hasSeal(SCRIPT, 100, `code${seal}`)).toBe(true);
  expect(hasSeal(SCRIPT, 99, `code${seal}`)).toBe(false);
  expect(hasSeal('/assets/js/other.1.js', 100, `code${seal}`)).toBe(false);
  expect(hasSeal(SCRIPT, 100, `code${seal};`)).toBe(false);
  expect(hasSeal(SCRIPT, 0, '')).toBe(false);
});

test('the seal of a page is valid for all of its URLs, and if a host adds to the page', () => {
  const seal = sealOf('/a/b.html', 100) ?? '';
  for (const pathname of ['/a/b', '/a/b/', '/a/b/index.html']) {
    expect(hasSeal(pathname, 7, `<p>${seal}<script></script>`)).toBe(true);
  }
  expect(hasSeal('/a/c', 100, `<p>${seal}`)).toBe(false);
  expect(isOurPage(`<p>${seal}`)).toBe(true);
  expect(isOurPage('<h1>Welcome to the hotel</h1>')).toBe(false);
});

test.each(['/img/logo.svg', '/search/manifest.json', '/noscript.css', '/fonts/a.woff2'])(
  '%s has no seal',
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
])('%s with content type “%s”: %s', (pathname, type, expected) => {
  expect(isPlausibleType(pathname, type)).toBe(expected);
});
