import postcss from 'postcss';
import {
  createUnusedRulesPlugin,
  readRootVariables,
  readVariables,
  readWords,
} from './dropUnusedRules';

const USED = {
  classes: new Set(['card', 'pills', 'pills--block']),
  variables: new Set(['--kept']),
  overridden: new Set(['--ours']),
};

const drop = (css: string, from = '/infima/default.css'): string =>
  postcss([createUnusedRulesPlugin(/infima/, () => USED)])
    .process(css, { from })
    .css.replaceAll(/\s+/g, ' ')
    .trim();

test.each([
  ['a used class', '.card {top: 0}', '.card {top: 0}'],
  ['an unused class', '.hero {top: 0} p {top: 0}', 'p {top: 0}'],
  ['one of two selectors', '.hero, .card {top: 0}', '.card {top: 0}'],
  ['a descendant selector with an unused class', '.card .hero {top: 0}', ''],
  ['an unused class in :not()', '.card:not(.hero) {top: 0}', '.card:not(.hero) {top: 0}'],
  [
    'an unused class in :is()',
    '.card:is(.hero, .pills) {top: 0}',
    '.card:is(.hero, .pills) {top: 0}',
  ],
  [
    'a rule in a media query',
    '@media print { .hero {top: 0} .card {top: 0} }',
    '@media print { .card {top: 0} }',
  ],
  ['numbers', '.card {inset: .5rem}', '.card {inset: .5rem}'],
])('rules: %s', (_name, css, expected) => {
  expect(drop(css)).toBe(expected);
});

test('removes variables that nothing reads, and those that only removed ones read', () => {
  const css =
    ':root { --kept: 1; --read: 1; --lost: var(--chain); --chain: 1 } p { top: var(--read) }';
  expect(drop(css)).toBe(':root { --kept: 1; --read: 1} p { top: var(--read) }');
});

test('removes a variable that only a removed rule read', () => {
  expect(drop(':root { --hero: 1; --kept: 1 } .hero { top: var(--hero) }')).toBe(
    ':root { --kept: 1 }',
  );
});

test('removes a variable that the site overrides, except where it depends on the mode or width', () => {
  const read = 'p { top: var(--ours) }';
  const other = '.card { --ours: 2 } @media print { :root { --ours: 3 } }';
  expect(drop(`:root { --kept: 1; --ours: 1 } ${other} ${read}`)).toBe(
    `:root { --kept: 1} ${other} ${read}`,
  );
  expect(drop(`@layer infima { :root { --kept: 1; --ours: 1 } } ${read}`)).toBe(
    `@layer infima { :root { --kept: 1} } ${read}`,
  );
});

test('an override counts only in an unconditional rule for `:root` alone', () => {
  expect(
    readRootVariables(
      ':root { --one: 1; color: red } :root, p { --two: 2 } @media print { :root { --three: 3 } }',
    ),
  ).toEqual(['--one']);
});

test('does not change other stylesheets', () => {
  expect(drop('.hero {top: 0}', '/site/own.css')).toBe('.hero {top: 0}');
});

test('finds the words in strings, even after an apostrophe', () => {
  const code = "// isn't\nclsx('card card--big', isOn && \"on\", `pills ${more} pills--block`)";
  expect(readWords(code)).toEqual(
    expect.arrayContaining(['card', 'card--big', 'on', 'pills', 'pills--block']),
  );
});

test('finds variables with and without a fallback', () => {
  expect(readVariables('a: var(--one); b: var( --two, var(--three) )')).toEqual([
    '--one',
    '--two',
    '--three',
  ]);
});
