import { moveInGrid } from './moveInGrid';

const grid = { count: 10, columns: 4, isRtl: false };

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, undefined],
  ['ArrowUp', 5, 1],
  ['Home', 6, 4],
  ['End', 8, 9],
  ['PageDown', 1, 9],
  ['Control+Home', 9, 0],
  ['Control+End', 0, 9],
  ['a', 3, undefined],
])('%s moves from %d to %s', (key, from, to) => {
  expect(moveInGrid(key, from, grid)).toBe(to);
});

test('arrow keys follow the text direction', () => {
  expect(moveInGrid('ArrowLeft', 0, { ...grid, isRtl: true })).toBe(1);
});
