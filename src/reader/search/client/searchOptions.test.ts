import { hasOption, takeFirst } from './searchOptions';
import type { OptionGroup } from './searchOptions';

const group = (key: OptionGroup['key'], names: string): OptionGroup => ({
  key,
  options: [...names].map((query) => ({ type: 'suggestion', key: query, query })),
});
const GROUPS = [group('page', 'abc'), group('prop', 'de')];

test.each([
  [0, ''],
  [2, 'page:ab'],
  [3, 'page:abc'],
  [4, 'page:abc prop:d'],
  [9, 'page:abc prop:de'],
])('takes the first %i options, and no empty groups', (count, expected) => {
  const text = takeFirst(GROUPS, count).map(
    ({ key, options }) => `${key}:${options.map((option) => option.key).join('')}`,
  );
  expect(text.join(' ')).toBe(expected);
});

test.each([
  ['e', true],
  ['f', false],
  [undefined, true],
])('has the option %s: %s', (key, expected) => {
  expect(hasOption(GROUPS, key)).toBe(expected);
});
