import { findInLines, readStylesheets } from './readStylesheets';
import type { Stylesheet } from './readStylesheets';

/**
 * The type scale for badges, text, and titles, in px at the browser's default font size. A size that
 * differs from one of them by a pixel looks like a mistake, and adds a font to the first paint
 * (decision 27).
 */
const SIZES = [10, 11, 12, 13, 14, 16, 18, 20, 24, 26, 32, 36];
/** The weights of the web font, and values that resolve to them. */
const WEIGHTS = /^(?:400|600|inherit|var\(--ifm-font-weight-bold\))$/;
/** Styles of demos, whose tables look like the library's and so use its weights. */
const OF_DEMOS = /\/Demo\.module\.css$/;

const SIZE = /font-size:\s*([\d.]+)(rem|px)|font:[^;]*?([\d.]+)(rem|px)/g;
const WEIGHT = /font-weight:\s*([^;]+)|font:\s*(\d+|bold)/g;

function findOffScale(stylesheet: Stylesheet): string[] {
  const sizes = findInLines(stylesheet, SIZE).flatMap(({ at, match }) => {
    const [declaration, size, unit, shortSize, shortUnit] = match;
    const px = Number(size ?? shortSize) * ((unit ?? shortUnit) === 'rem' ? 16 : 1);
    return SIZES.includes(px) ? [] : [`${at}: ${declaration}: use one of ${SIZES.join(', ')} px.`];
  });
  const weights = OF_DEMOS.test(stylesheet.file)
    ? []
    : findInLines(stylesheet, WEIGHT).flatMap(({ at, match: [declaration, weight, short] }) =>
        WEIGHTS.test((weight ?? short ?? '').trim())
          ? []
          : [`${at}: ${declaration}: use 400 or 600.`],
      );
  return [...sizes, ...weights];
}

test('every font size and weight in a stylesheet is in the scale', () => {
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
