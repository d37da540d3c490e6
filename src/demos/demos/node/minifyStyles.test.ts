import { minifyStyles } from './minifyStyles';

test.each([
  ['.a{display:-webkit-box;display:-webkit-flex;display:-ms-flexbox;display:flex;gap:8px;}'],
  [
    '.a{-webkit-align-items:center;-webkit-box-align:center;-ms-flex-align:center;align-items:center;}',
  ],
  ['.a{-webkit-transition:color 1s;transition:color 1s;}'],
  ['@-webkit-keyframes x{from{top:0;}}@keyframes x{from{top:0;}}'],
])('removes prefixes that no supported browser needs from %s', (css) => {
  expect(minifyStyles(css)).not.toMatch(/-(?:webkit|ms)-/);
});

test.each([
  [
    '-webkit-line-clamp',
    '.a{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical}',
  ],
  [
    '-webkit-box-orient',
    '.a{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical}',
  ],
  ['-webkit-user-select', '.a{-webkit-user-select:none;user-select:none}'],
  ['-webkit-tap-highlight-color', '.a{-webkit-tap-highlight-color:transparent}'],
  ['::-webkit-scrollbar', '.a::-webkit-scrollbar{width:8px}'],
])('keeps %s, which browsers need', (name, css) => {
  expect(minifyStyles(css)).toContain(name);
});

test('reports the part of the CSS that cannot be parsed', () => {
  expect(() => minifyStyles('.a{top:0}@media{{')).toThrow(
    /^the styles of its demos .* "\.a\{top:0\}@media/,
  );
});
