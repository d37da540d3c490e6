import { replaceVariables } from './replaceVariables';

const values: Record<string, string> = { '--a': '1px', '--b-c': '0 0 0' };
const replace = (name: string) => values[name];

test.each([
  ['var(--a)', '1px'],
  ['var(--a, 2px)', '1px'],
  ['var(--a, var(--other, calc(1px + 2px))) solid', '1px solid'],
  ['rgba(var(--b-c, 1 1 1) / 0.2)', 'rgba(0 0 0 / 0.2)'],
  ['var(--other, 2px)', 'var(--other, 2px)'],
  ['var(--other, var(--a))', 'var(--other, 1px)'],
  ['var(--a)/var(--a)', '1px/1px'],
  ['red', 'red'],
])('%s becomes %s', (value, expected) => {
  expect(replaceVariables(value, replace)).toBe(expected);
});
