import { detectAdBlock } from './detectAdBlock';
import { retryDelay } from './retryDelay';

test('undecided for six looks, blocked from the seventh to the thirtieth', () => {
  const looks = Array.from({ length: 30 }, (_, index) => detectAdBlock(index + 1, false));
  expect(looks.map(({ verdict }) => verdict)).toEqual([
    ...Array<string>(6).fill('pending'),
    ...Array<string>(24).fill('blocked'),
  ]);
  expect(looks.map(({ isOver }) => isOver).indexOf(true)).toBe(29);
});

test.each([1, 3, 6, 7, 29, 30])('a sponsor found at look %d is not blocked', (attempt) => {
  expect(detectAdBlock(attempt, true)).toEqual({ verdict: 'clear', isOver: true });
});

test('the time between requests doubles up to half a minute', () => {
  const delays = Array.from({ length: 9 }, (_, index) => retryDelay(index + 1));
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000]);
});
