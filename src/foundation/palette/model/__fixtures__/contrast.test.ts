import { contrastRatio, relativeLuminance } from './contrast';
import { parseColor } from '../parseColor';

test.each([
  ['#000', 0],
  ['#fff', 1],
  ['#f00', 0.2126],
  ['#0f0', 0.7152],
  ['#00f', 0.0722],
])('relative luminance of %s', (color, expected) => {
  expect(relativeLuminance(parseColor(color))).toBeCloseTo(expected, 5);
});

test.each([
  ['#000', '#fff', 21],
  ['#fff', '#000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#006bd6', '#006bd6', 1],
  ['rgba(0, 0, 0, 0.5)', '#fff', 3.98],
  ['rgba(0, 0, 0, 0)', '#fff', 1],
])('contrast of %s on %s', (foreground, background, expected) => {
  expect(contrastRatio(foreground, background)).toBeCloseTo(expected, 2);
});
