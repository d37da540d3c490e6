import { parseCodeVariant } from './codeVariant';

test.each([
  ['JS', 'JS'],
  ['TS', 'TS'],
  ['js', 'TS'],
  ['', 'TS'],
  ['constructor', 'TS'],
  [null, 'TS'],
  [undefined, 'TS'],
])('parseCodeVariant(%p) is %p', (text, expected) => {
  expect(parseCodeVariant(text)).toBe(expected);
});
