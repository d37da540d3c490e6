import { parseCodeStyling } from './codeStyling';

test.each([
  ['MUI System', 'MUI System'],
  ['Tailwind', 'Tailwind'],
  ['CSS', 'CSS'],
  ['css', 'MUI System'],
  ['', 'MUI System'],
  [null, 'MUI System'],
  [undefined, 'MUI System'],
])('parseCodeStyling(%p) is %p', (text, expected) => {
  expect(parseCodeStyling(text)).toBe(expected);
});
