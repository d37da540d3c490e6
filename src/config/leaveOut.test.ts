import { leaveOut } from './leaveOut';

const RECORD = { a: 1, b: 2, c: 3 };

test('gives what isn’t named, in order', () => {
  expect(leaveOut(RECORD, [], 'x.ts:1')).toEqual([1, 2, 3]);
  expect(leaveOut(RECORD, ['b'], 'x.ts:1')).toEqual([1, 3]);
});

test('names that aren’t there are an error, all at once', () => {
  expect(() => leaveOut(RECORD, ['b', 'd', 'e'], 'x.ts:1')).toThrow(
    "x.ts:1: nothing here is called d, e, so it can't be left out. There are a, b, c.",
  );
});
