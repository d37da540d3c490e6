import { detectAdBlock } from './detectAdBlock';
import { retryDelay } from './retryDelay';

test('pending for six checks, then blocked until the thirtieth', () => {
  const checks = Array.from({ length: 30 }, (_, index) => detectAdBlock(index + 1, false));
  expect(checks.map(({ verdict }) => verdict)).toEqual([
    ...Array<string>(6).fill('pending'),
    ...Array<string>(24).fill('blocked'),
  ]);
  expect(checks.map(({ isOver }) => isOver).indexOf(true)).toBe(29);
});

test.each([1, 3, 6, 7, 29, 30])('a sponsor found at check %d is not blocked', (attempt) => {
  expect(detectAdBlock(attempt, true)).toEqual({ verdict: 'clear', isOver: true });
});

test('the delay between requests doubles up to 30 s', () => {
  const delays = Array.from({ length: 9 }, (_, index) => retryDelay(index + 1));
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000]);
});
