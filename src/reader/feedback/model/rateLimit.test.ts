import { isRateLimited, keepRecent, RATE_LIMIT } from './rateLimit';

const NOW = 1_000_000_000;
const full = Array.from({ length: RATE_LIMIT.count }, () => NOW - 1);

test('one message less than the limit is fine, the limit is not', () => {
  expect(isRateLimited(full.slice(1), NOW)).toBe(false);
  expect(isRateLimited(full, NOW)).toBe(true);
});

test('old messages are forgotten', () => {
  const later = NOW - 1 + RATE_LIMIT.windowMs;
  expect(isRateLimited(full, later - 1)).toBe(true);
  expect(isRateLimited(full, later)).toBe(false);
  expect(keepRecent(full, later)).toEqual([]);
});
