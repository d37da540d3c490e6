import { chooseEvictions, formatLedger, parseLedger } from './ledger';

const LIMITS = { files: 3, bytes: 100, bytesPerFile: 50 };
const ledger = new Map([
  ['/new', { bytes: 10, usedAt: 30 }],
  ['/old', { bytes: 10, usedAt: 10 }],
  ['/middle', { bytes: 40, usedAt: 20 }],
]);

test('what fits stays', () => {
  expect(chooseEvictions(ledger, LIMITS)).toEqual([]);
});

test('too many files: the least recently used one goes', () => {
  expect(chooseEvictions(ledger, { ...LIMITS, files: 2 })).toEqual(['/old']);
});

test('too many bytes: as many go as needed, oldest first', () => {
  expect(chooseEvictions(ledger, { ...LIMITS, bytes: 55 })).toEqual(['/old']);
  expect(chooseEvictions(ledger, { ...LIMITS, bytes: 20 })).toEqual(['/old', '/middle']);
  expect(chooseEvictions(ledger, { ...LIMITS, bytes: 0 })).toHaveLength(3);
});

test('a browser without room gets a share back', () => {
  expect(chooseEvictions(ledger, LIMITS, 0.5)).toEqual(['/old', '/middle']);
  expect(chooseEvictions(new Map(), LIMITS, 1)).toEqual([]);
});

test('as text and back', () => {
  expect(parseLedger(formatLedger(ledger))).toEqual(ledger);
});

test.each(['', '{', 'null', '{"a":1}', '[1,["a"],["a","1",2],["a",-1,2],["a",1,null]]'])(
  '%j gives an empty ledger',
  (text) => {
    expect(parseLedger(text).size).toBe(0);
  },
);
