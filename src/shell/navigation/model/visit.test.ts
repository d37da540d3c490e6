import { recordVisit, formatVisits, parseVisits } from './visit';

const HOUR = 3_600_000;

test('a new visit begins after a pause of half an hour', () => {
  const first = recordVisit(parseVisits(undefined), 1000 * HOUR);
  expect(first).toEqual({ current: 1000 * HOUR, previous: 0 });
  const same = recordVisit(first, 1000.2 * HOUR);
  expect(same).toEqual({ current: 1000.2 * HOUR, previous: 0 });
  const next = recordVisit(same, 1024 * HOUR);
  expect(next).toEqual({ current: 1024 * HOUR, previous: 1000.2 * HOUR });
});

test.each([undefined, '', 'x', '1', '1 2 3', '-1 2', `${'9'.repeat(40)} 1`])(
  '%p counts as no visit',
  (text) => {
    expect(parseVisits(text)).toEqual({ current: 0, previous: 0 });
  },
);

test('formatted visits can be parsed', () => {
  const visits = { current: 12, previous: 3 };
  expect(parseVisits(formatVisits(visits))).toEqual(visits);
});
