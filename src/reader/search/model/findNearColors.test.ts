import { getColorDistance, toLab } from './colorDistance';
import { findNearColors, parseColorQuery } from './findNearColors';
import type { SearchRecord } from './types';

const lab = (color: string) => toLab(color) ?? { lightness: NaN, a: NaN, b: NaN };

test('converts known colors to L*a*b*', () => {
  expect(lab('#fff').lightness).toBeCloseTo(100, 1);
  expect(lab('#000')).toEqual({ lightness: 0, a: 0, b: 0 });
  expect(lab('#f00').lightness).toBeCloseTo(53.24, 1);
  expect(lab('#f00').a).toBeCloseTo(80.09, 0);
  expect(lab('#f00').b).toBeCloseTo(67.2, 0);
});

test('the distance is 0 for the same color, and grows with the difference', () => {
  const blue = lab('#1976d2');
  const distances = ['#1976d2', '#1875d1', '#1565c0', '#42a5f5', '#d21976'].map((color) =>
    getColorDistance(blue, lab(color)),
  );
  expect(distances[0]).toBe(0);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(distances[1]).toBeLessThan(1);
});

test.each([
  ['#1976d2', '#1976d2'],
  ['1976D2', '#1976d2'],
  [' #FFF ', '#fff'],
  ['rgb(25, 118, 210)', 'rgb(25, 118, 210)'],
  ['hsl(210, 79%, 46%)', 'hsl(210, 79%, 46%)'],
  ['add', undefined],
  ['#add', '#add'],
  ['facade', undefined],
  ['rgb(<script>)', undefined],
  ['#12', undefined],
  ['dialog', undefined],
])('parseColorQuery(%j)', (query, color) => {
  expect(parseColorQuery(query)).toBe(color);
});

test('finds the nearest colors first, and no distant ones', () => {
  const record = (title: string, color: string): SearchRecord => ({
    kind: 'color',
    title,
    url: '/p',
    product: 'material-ui',
    color,
  });
  const records = [record('red', '#f00'), record('near', '#1875d1'), record('same', '#1976d2')];
  expect(findNearColors('#1976d2', records).map((found) => found.record.title)).toEqual([
    'same',
    'near',
  ]);
});
