import { findNextControl } from './rovingFocus';

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 3, false, 0],
  ['ArrowLeft', 0, false, 3],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 0, true, 3],
  ['Home', 2, false, 0],
  ['End', 1, true, 3],
  ['ArrowDown', 1, false, undefined],
  ['a', 1, false, undefined],
])('%s at %i of four, right to left: %s', (key, index, isRightToLeft, expected) => {
  expect(findNextControl(key, index, 4, isRightToLeft)).toBe(expected);
});

test('an empty toolbar has no next control', () => {
  expect(findNextControl('End', -1, 0, false)).toBeUndefined();
});
