import { gatherStyles as gatherWith } from './gatherStyles';

const gatherStyles = (html: string): string => gatherWith(html, (css) => css);

const page = (body: string, head = ''): string =>
  `<html><head><link rel="stylesheet" href="/a.css">${head}</head><body>${body}</body></html>`;

test('moves each style to the head once, in the order of the page', () => {
  const one = '<style data-emotion="css a1">.css-a1{color:red}</style>';
  const two = '<style data-emotion="css b2">@layer mui{.css-b2{gap:1px}}</style>';
  expect(gatherStyles(page(`<p>${one}x</p>${two}<b></b>${one}${two}`))).toBe(
    page(
      '<p>x</p><b></b>',
      '<style data-emotion="css a1 b2">.css-a1{color:red}@layer mui{.css-b2{gap:1px}}</style>',
    ),
  );
});

test('keeps all names of a style', () => {
  const style = '<style data-emotion="css a1 animation-x">.css-a1{}@keyframes x{}</style>';
  expect(gatherStyles(page(style))).toBe(page('', style));
});

test('creates one element for each cache key, after global styles', () => {
  const left = '<style data-emotion="css a1">.css-a1{left:0}</style>';
  const right = '<style data-emotion="regionrtl a1">.regionrtl-a1{right:0}</style>';
  const global = '<style data-emotion="css-global g1">body{margin:0}</style>';
  expect(gatherStyles(page(`${right}${global}${left}${global}`))).toBe(
    page('', global + right + left),
  );
});

test('leaves nothing between a label and its field', () => {
  const keyframes = '<style data-emotion="css-global k1">@keyframes x{}</style>';
  const field = `<label>A</label>${keyframes}<div class="css-a1"></div>`;
  expect(gatherStyles(page(field))).toBe(
    page('<label>A</label><div class="css-a1"></div>', keyframes),
  );
});

test('does not change a page without Emotion styles, or with one in its text', () => {
  const html = page('<style data-demo-style="">.x{}</style><code>&lt;style data-emotion=</code>');
  expect(gatherStyles(html)).toBe(html);
});

test('throws for a page without a head', () => {
  expect(() => gatherStyles('<style data-emotion="css a">x{}</style>')).toThrow('no </head>');
});

test('moves a style that React hoists to the head once, before the styles of demos', () => {
  const palette = '<style data-precedence="palette" data-href="joy-palette">:root{--a:1}</style>';
  const style = '<style data-emotion="css a1">.css-a1{color:red}</style>';
  expect(gatherStyles(page(`<p>${palette}${style}x</p><p>${palette}y</p>`))).toBe(
    page('<p>x</p><p>y</p>', palette + style),
  );
  const minified = palette.replaceAll('"', '');
  expect(gatherStyles(page(minified))).toBe(page('', minified));
});

test('minifies the rules of a cache key together', () => {
  const style = (name: string): string =>
    `<style data-emotion="css ${name}">.css-${name}{top:0;}</style>`;
  expect(gatherWith(page(style('a') + style('b')), (css) => css.replaceAll(';}', '}'))).toBe(
    page('', '<style data-emotion="css a b">.css-a{top:0}.css-b{top:0}</style>'),
  );
});
