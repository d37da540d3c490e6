import { selectAnalyticsMode } from './analyticsMode';

const READER = { isBot: false, canMeasure: true, isDevelopment: false, search: '' };

test.each([
  [READER, 'send'],
  [{ ...READER, canMeasure: false }, 'off'],
  [{ ...READER, isBot: true }, 'off'],
  [{ ...READER, isDevelopment: true }, 'debug'],
  [{ ...READER, search: '?analytics=debug' }, 'debug'],
  [{ ...READER, search: '?a=1&analytics=debug&b=2' }, 'debug'],
  [{ ...READER, search: '?analytics=debugger' }, 'send'],
  [{ ...READER, canMeasure: false, search: '?analytics=debug' }, 'debug'],
  [{ ...READER, isBot: true, search: '?analytics=debug' }, 'off'],
] as const)('%j: %s', (input, expected) => {
  expect(selectAnalyticsMode(input)).toBe(expected);
});
