import { keepOrder } from './keepOrder';

const order = (entries: string, earlier: string): string =>
  Object.keys(
    keepOrder(
      Object.fromEntries([...entries].map((key) => [key, key.toUpperCase()])),
      Object.fromEntries([...earlier].map((key) => [key, 1])),
    ),
  ).join('');

test.each([
  ['cab', 'abc', 'abc', 'keeps the earlier order'],
  ['cxab', 'abc', 'abcx', 'puts a new entry after its predecessor'],
  ['xyab', 'ab', 'xyab', 'keeps new entries at the start together'],
  ['ba', 'abc', 'ab', 'leaves out removed entries'],
  ['ab', '', 'ab', 'changes nothing without an earlier list'],
])('%s after %s is %s: %s', (entries, earlier, expected) => {
  expect(order(entries, earlier)).toBe(expected);
});

test('uses the new values', () => {
  expect(keepOrder({ a: 'new' }, { a: 'old' })).toEqual({ a: 'new' });
});
