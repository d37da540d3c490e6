import { isRateLimited, keepRecent } from './rateLimit';

const NOW = 1_000_000_000;
const full = Array.from({ length: 5 }, () => NOW - 1);

test('is limited once the maximum number of messages is reached', () => {
  expect(isRateLimited(full.slice(1), NOW)).toBe(false);
  expect(isRateLimited(full, NOW)).toBe(true);
});

test('old messages do not count', () => {
  const later = NOW - 1 + 10 * 60_000;
  expect(isRateLimited(full, later - 1)).toBe(true);
  expect(isRateLimited(full, later)).toBe(false);
  expect(keepRecent(full, later)).toEqual([]);
});
