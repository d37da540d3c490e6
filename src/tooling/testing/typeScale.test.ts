import { findInLines, readStylesheets } from './readStylesheets';
import type { Stylesheet } from './readStylesheets';

/**
 * The scale of type, in px at the browser's default: badges, texts, and titles. A size that
 * differs from one of them by a pixel looks like a mistake, and is one more font before the first
 * paint (decision 27).
 */
const SIZES = [10, 11, 12, 13, 14, 16, 18, 20, 24, 26, 32, 36];
/** Those of the web font, and the names that lead to them. */
const WEIGHTS = /^(?:400|600|inherit|var\(--ifm-font-weight-bold\))$/;
/** The demo of a table looks like the library's, which has its own weights. */
const OF_DEMOS = /\/Demo\.module\.css$/;

const SIZE = /font-size:\s*([\d.]+)(rem|px)|font:[^;]*?([\d.]+)(rem|px)/g;
const WEIGHT = /font-weight:\s*([^;]+)|font:\s*(\d+|bold)/g;

function findOffScale(sheet: Stylesheet): string[] {
  const sizes = findInLines(sheet, SIZE).flatMap(({ at, match }) => {
    const [declaration, size, unit, shortSize, shortUnit] = match;
    const px = Number(size ?? shortSize) * ((unit ?? shortUnit) === 'rem' ? 16 : 1);
    return SIZES.includes(px) ? [] : [`${at}: ${declaration}: use one of ${SIZES.join(', ')} px.`];
  });
  const weights = OF_DEMOS.test(sheet.file)
    ? []
    : findInLines(sheet, WEIGHT).flatMap(({ at, match: [declaration, weight, short] }) =>
        WEIGHTS.test((weight ?? short ?? '').trim())
          ? []
          : [`${at}: ${declaration}: use 400 or 600.`],
      );
  return [...sizes, ...weights];
}

test('every size and weight in a stylesheet is one of the scale', () => {
  expect(readStylesheets().flatMap(findOffScale)).toEqual([]);
});

test.each([
  ['font-size: 0.875rem', 0],
  ['font-size: 0.84375rem', 1],
  ['font-size: 15px', 1],
  ['font-size: inherit', 0],
  ['--ifm-h4-font-size: 1.0625rem', 1],
  ['font: 400 0.8125rem/1.25 var(--base)', 0],
  ['font: bold 0.9375rem/1.25 var(--base)', 2],
  ['font: inherit', 0],
  ['font-weight: 600', 0],
  ['font-weight: 500', 1],
  ['font-weight: bold', 1],
])('%s: %i', (css, count) => {
  expect(findOffScale({ file: 'src/a.css', css })).toHaveLength(count);
});
