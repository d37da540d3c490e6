import { isStandaloneDemo, parseStandaloneDemoUrl } from './standaloneDemo';

const PATH = '/demo/material-ui/react-button/BasicButtons';

test.each([
  [PATH, true],
  ['/demo', true],
  ['/zh/demo/system/react-box/BoxRef', true],
  ['/demonstration', false],
  ['/material-ui/demo/x', false],
  ['/', false],
])('%s is a standalone demo: %s', (pathname, expected) => {
  expect(isStandaloneDemo(pathname)).toBe(expected);
});

test('parses every parameter', () => {
  expect(
    parseStandaloneDemoUrl(PATH, '?mode=dark&dir=rtl&density=dense&w=360&styling=tailwind'),
  ).toEqual({
    mode: 'dark',
    direction: 'rtl',
    dense: true,
    width: 360,
    styling: 'Tailwind',
  });
});

test.each([
  '',
  '?',
  '?mode=blue&dir=up&density=2&w=-1&styling=less',
  '?mode=constructor&dir=__proto__&styling=toString',
  '?w=1e9&w',
  '?w=99999&x=%&&&==',
])('ignores the invalid parameters in %j', (search) => {
  const given = Object.values(parseStandaloneDemoUrl(PATH, search)).filter(
    (value) => value !== undefined,
  );
  expect(given).toEqual([]);
});

test('ignores the parameters of other pages', () => {
  expect(parseStandaloneDemoUrl('/material-ui/react-button', '?mode=dark&dir=rtl')).toEqual({});
});
