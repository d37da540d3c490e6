import { keepOrder } from './keepOrder';

const order = (entries: string, earlier: string): string =>
  Object.keys(
    keepOrder(
      Object.fromEntries([...entries].map((key) => [key, key.toUpperCase()])),
      Object.fromEntries([...earlier].map((key) => [key, 1])),
    ),
  ).join('');

test.each([
  ['cab', 'abc', 'abc', 'the earlier order stays'],
  ['cxab', 'abc', 'abcx', 'a new entry follows the one before it'],
  ['xyab', 'ab', 'xyab', 'new ones at the start stay together'],
  ['ba', 'abc', 'ab', 'what is gone is left out'],
  ['ab', '', 'ab', 'without an earlier list nothing changes'],
])('%s after %s is %s: %s', (entries, earlier, expected) => {
  expect(order(entries, earlier)).toBe(expected);
});

test('the values are the new ones', () => {
  expect(keepOrder({ a: 'new' }, { a: 'old' })).toEqual({ a: 'new' });
});
