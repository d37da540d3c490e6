import { FIRST_FLIGHT, mayFitFirstFlight } from './firstFlight';

test.each([
  ['one that fits already', FIRST_FLIGHT, false],
  ['one that is a little too large', FIRST_FLIGHT + 1, true],
  ['one that is too large by less than the gain', Math.floor(FIRST_FLIGHT / 0.9), true],
  ['one that is far too large', Math.ceil(FIRST_FLIGHT / 0.9) + 1, false],
])('a page: %s', (_name, bytes, expected) => {
  expect(mayFitFirstFlight(bytes)).toBe(expected);
});
