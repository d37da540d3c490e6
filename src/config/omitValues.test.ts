import { omitValues } from './omitValues';

const RECORD = { a: 1, b: 2, c: 3 };

test('returns the other values, in order', () => {
  expect(omitValues(RECORD, [], 'x.ts:1')).toEqual([1, 2, 3]);
  expect(omitValues(RECORD, ['b'], 'x.ts:1')).toEqual([1, 3]);
});

test('throws one error that lists all unknown keys', () => {
  expect(() => omitValues(RECORD, ['b', 'd', 'e'], 'x.ts:1')).toThrow(
    'x.ts:1: there is no d, e to leave out. Use one of these: a, b, c.',
  );
});
