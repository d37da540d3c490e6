import { blank, findInLines, readStylesheets, withoutComments } from './readStylesheets';
import type { Stylesheet } from './readStylesheets';

/**
 * Physical sides in CSS. The site's stylesheets use logical ones, so that Arabic mirrors the
 * layout.
 */
const PHYSICAL =
  /(?<![\w-])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g;
/** Attribute selectors, which may match the inline styles of Markdown tables. */
const ATTRIBUTE = /\[[^\]]*\]/g;

/** Returns `file:line: declaration` for every physical side. */
const findPhysical = ({ file, css }: Stylesheet): string[] =>
  findInLines({ file, css: css.replace(ATTRIBUTE, blank) }, PHYSICAL).map(
    ({ at, match }) => `${at}: "${match[0]}" doesn't adapt to right-to-left text.`,
  );

test('no stylesheet uses physical sides; use inline-start and inline-end', () => {
  const stylesheets = readStylesheets();
  expect(stylesheets.length).toBeGreaterThan(20);
  expect(stylesheets.flatMap(findPhysical)).toEqual([]);
});

test.each([
  ['margin-left: 4px', 1],
  ['border-top-right-radius: 4px', 1],
  ['left: 0', 1],
  ['text-align: right', 1],
  ['margin-inline-start: 4px', 0],
  ['inset-inline-end: 0', 0],
  ['text-align: start', 0],
  ['/* left: 0 */', 0],
  ['--left: 0', 0],
  ["td[style*='text-align:left'] { color: red }", 0],
  ["td[style*='text-align:left'] { left: 0 }", 1],
])('%s: %i', (css, count) => {
  expect(findPhysical({ file: 'a.css', css: withoutComments(css) })).toHaveLength(count);
});
