import fs from 'node:fs';
import path from 'node:path';

/** The site's own stylesheets: sides are named by the direction of the text, for Arabic. */
const SRC = path.resolve(__dirname, '../..');
const PHYSICAL =
  /(?<![\w-])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g;

/** `file:line: declaration` for every side that is not logical. */
function findPhysical(file: string, css: string): string[] {
  // Comments, and selectors that name an inline style of Markdown's.
  const text = css.replace(/\/\*[\s\S]*?\*\/|\[[^\]]*\]/g, (part) => part.replace(/[^\n]/g, ' '));
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(PHYSICAL)].map(
        ([match]) => `${file}:${String(index + 1)}: "${match}" is wrong from right to left.`,
      ),
    );
}

const stylesheets = fs
  .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.includes('.generated.'));

test('no physical side in a style sheet; write inline-start and inline-end', () => {
  expect(stylesheets.length).toBeGreaterThan(20);
  const found = stylesheets.flatMap((file) =>
    findPhysical(`src/${file}`, fs.readFileSync(path.join(SRC, file), 'utf8')),
  );
  expect(found).toEqual([]);
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
  expect(findPhysical('a.css', css)).toHaveLength(count);
});
