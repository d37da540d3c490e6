import { formatSize } from './formatSize';

test.each([
  [0, '0 kB'],
  [49, '0 kB'],
  [4_149, '4.1 kB'],
  [31_000, '31 kB'],
  [152_480, '152 kB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
