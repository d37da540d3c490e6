import postcss from 'postcss';
import { createLimitPlugin } from './limitToPages';

const LIMIT = ':where(#__docusaurus :not([data-demo-preview] *))';

const limit = (css: string, from: string): string =>
  postcss([createLimitPlugin([/infima/])]).process(css, { from }).css;
const limitSelector = (selector: string): string =>
  limit(`${selector} {}`, '/node_modules/infima/default.css').replace(/ \{\}$/, '');

test.each([
  ['table', `table${LIMIT}`],
  ['table tr:nth-child(2n)', `table tr:nth-child(2n)${LIMIT}`],
  ['.markdown li + li', `.markdown li + li${LIMIT}`],
  ['a:not([href])', `a:not([href])${LIMIT}`],
  ["[type='checkbox']", `[type='checkbox']${LIMIT}`],
  [':focus-visible', `:focus-visible${LIMIT}`],
  ['li::marker', `li${LIMIT}::marker`],
])('limits a selector for elements: %s', (selector, expected) => {
  expect(limitSelector(selector)).toBe(expected);
});

const PARENT_LIMIT = ':where(#__docusaurus :not([data-demo-preview], [data-demo-preview] *))';

test.each([
  ['blockquote > :first-child', `blockquote${PARENT_LIMIT} > :first-child`],
  ['.theme-admonition > div > *', `.theme-admonition > div${PARENT_LIMIT} > *`],
])('puts the limit of a positional selector on its parent: %s', (selector, expected) => {
  expect(limitSelector(selector)).toBe(expected);
});

test.each([
  // A class or an id belongs to a part of the site.
  '.menu__link',
  '.card__body',
  '#__docusaurus',
  'a.button:hover',
  // A child of an element with a class can't be in a preview.
  '.markdown > h2',
  '.pagination__item > span',
  // For the document, which demos share with the page.
  ':root',
  'html',
  "html[data-theme='dark']",
  "[data-theme='dark']",
  "[dir='rtl']",
  'body',
  '*',
  '*::before',
  // For demos.
  '[data-demo-preview] p',
])('leaves %s unchanged', (selector) => {
  expect(limitSelector(selector)).toBe(selector);
});

test('only changes the given stylesheets, and no keyframes', () => {
  const css =
    '@layer x { h1, .h1 { margin: 0 } } @keyframes spin { from { top: 0 } to { top: 1px } }';
  expect(limit(css, '/node_modules/infima/default.css')).toBe(css.replace('h1,', `h1${LIMIT},`));
  expect(limit(css, '/src/other.css')).toBe(css);
});
