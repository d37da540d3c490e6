import { chooseEvictions, formatLedger, parseLedger } from './ledger';

const LIMITS = { files: 3, bytes: 100, bytesPerFile: 50 };
const ledger = new Map([
  ['/new', { bytes: 10, usedAt: 30 }],
  ['/old', { bytes: 10, usedAt: 10 }],
  ['/middle', { bytes: 40, usedAt: 20 }],
]);

test('nothing is evicted within the limits', () => {
  expect(chooseEvictions(ledger, LIMITS)).toEqual([]);
});

test('too many files: evicts the least recently used one', () => {
  expect(chooseEvictions(ledger, { ...LIMITS, files: 2 })).toEqual(['/old']);
});

test('too many bytes: evicts as many as needed, oldest first', () => {
  expect(chooseEvictions(ledger, { ...LIMITS, bytes: 55 })).toEqual(['/old']);
  expect(chooseEvictions(ledger, { ...LIMITS, bytes: 20 })).toEqual(['/old', '/middle']);
  expect(chooseEvictions(ledger, { ...LIMITS, bytes: 0 })).toHaveLength(3);
});

test('a forced share is evicted even within the limits', () => {
  expect(chooseEvictions(ledger, LIMITS, 0.5)).toEqual(['/old', '/middle']);
  expect(chooseEvictions(new Map(), LIMITS, 1)).toEqual([]);
});

test('a serialized ledger can be parsed', () => {
  expect(parseLedger(formatLedger(ledger))).toEqual(ledger);
});

test.each(['', '{', 'null', '{"a":1}', '[1,["a"],["a","1",2],["a",-1,2],["a",1,null]]'])(
  '%j results in an empty ledger',
  (text) => {
    expect(parseLedger(text).size).toBe(0);
  },
);
