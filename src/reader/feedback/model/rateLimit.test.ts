import { isRateLimited, keepRecent } from './rateLimit';

const NOW = 1_000_000_000;
const full = Array.from({ length: 5 }, () => NOW - 1);

test('one message less than the limit is fine, the limit is not', () => {
  expect(isRateLimited(full.slice(1), NOW)).toBe(false);
  expect(isRateLimited(full, NOW)).toBe(true);
});

test('old messages are forgotten', () => {
  const later = NOW - 1 + 10 * 60_000;
  expect(isRateLimited(full, later - 1)).toBe(true);
  expect(isRateLimited(full, later)).toBe(false);
  expect(keepRecent(full, later)).toEqual([]);
});
