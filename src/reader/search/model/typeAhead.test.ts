import { typeAhead } from './typeAhead';

const NONE = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  ['bu', 't', 'but'],
  ['', 'ب', 'ب'],
  ['', '😀', '😀'],
  ['a', ' ', 'a '],
  ['but', 'Backspace', 'bu'],
  ['a😀', 'Backspace', 'a'],
  ['', 'Backspace', ''],
  ['but', 'ArrowDown', undefined],
  ['but', 'Enter', undefined],
])('"%s" and the key %s: %s', (text, key, expected) => {
  expect(typeAhead(text, { ...NONE, key })).toBe(expected);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('a key with %s is ignored', (modifier) => {
  expect(typeAhead('bu', { ...NONE, key: 't', [modifier]: true })).toBeUndefined();
});
