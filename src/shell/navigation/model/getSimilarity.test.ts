import { getEditDistance, getSimilarity } from './getSimilarity';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['button', 'button', 0],
  ['buton', 'button', 1],
  ['kitten', 'sitting', 3],
])('the distance from "%s" to "%s" is %i', (a, b, distance) => {
  expect(getEditDistance(a, b)).toBe(distance);
  expect(getEditDistance(b, a)).toBe(distance);
});

test('similarity is 1 for equal strings and 0 for nothing in common', () => {
  expect(getSimilarity('', '')).toBe(1);
  expect(getSimilarity('a', 'a')).toBe(1);
  expect(getSimilarity('ab', 'cd')).toBe(0);
  expect(getSimilarity('buttons', 'button')).toBeGreaterThan(0.8);
});
