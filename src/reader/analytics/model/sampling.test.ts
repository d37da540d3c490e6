import { isSampled, parseShare, WEB_VITALS_SHARE } from './sampling';

test.each([
  [0.1, 0.0999, true],
  [0.1, 0.1, false],
  [WEB_VITALS_SHARE, 0.00009, true],
  [WEB_VITALS_SHARE, 0.0001, false],
  [1, 0.999, true],
  [0, 0, false],
])('share %d, draw %d: %s', (share, draw, expected) => {
  const random = jest.fn(() => draw);
  expect(isSampled(share, random)).toBe(expected);
  expect(random).toHaveBeenCalledTimes(1);
});

test.each([
  ['0.5', 0.5],
  ['0', 0],
  ['1', 1],
  ['', undefined],
  [' ', undefined],
  [undefined, undefined],
  ['half', undefined],
  ['-1', undefined],
  ['2', undefined],
])('parses the share %j as %j', (text, expected) => {
  expect(parseShare(text)).toBe(expected);
});
