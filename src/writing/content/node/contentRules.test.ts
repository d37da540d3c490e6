import { checkHeadings } from '../model/rules/checkHeadings';
import { checkInstalls } from '../model/rules/checkInstalls';
import { checkLinks } from '../model/rules/checkLinks';
import { checkMarkup } from '../model/rules/checkMarkup';
import { checkProse } from '../model/rules/checkProse';
import { checkRepetition } from '../model/rules/checkRepetition';
import { checkSpelling } from '../model/rules/checkSpelling';
import type { PageSource } from '../model/pageSource';
import { formatProblem } from '../model/problem';
import type { Problem } from '../model/problem';
import { createSpellChecker } from './createSpellChecker';
import { readAnchors } from './readAnchors';
import { parsePage } from './readPageSource';

/** A page below three lines of front matter, so that its first line is line 4. */
function createPage(body: string, file = 'docs/a.mdx'): PageSource {
  const text = `---\ntitle: A\n---\n${body}`;
  return { file, pathname: '/a', text, tree: parsePage(text), frontMatter: { title: 'A' } };
}

const places = (problems: readonly Problem[]): string[] =>
  problems.map(({ file, line }) => `${file}:${String(line)}`);
const isKnownWord = createSpellChecker();

test('formats a problem as file, line, what, and how', () => {
  const problem = { file: 'docs/a.mdx', line: 7, what: 'It is wrong.', fix: 'Fix it.' };
  expect(formatProblem(problem)).toBe('docs/a.mdx:7: It is wrong. Fix it.');
});

describe('headings', () => {
  test('accepts a correct outline', () => {
    expect(checkHeadings(createPage('## B\n\n### C\n\n## D\n'))).toEqual([]);
  });
  test.each([
    ['a first-level heading', '# B\n', 'docs/a.mdx:4'],
    ['a skipped level', '## B\n\n#### C\n', 'docs/a.mdx:6'],
    ['a page that starts too deep', '### B\n', 'docs/a.mdx:4'],
    ['the same heading twice', '## B\n\n## B\n', 'docs/a.mdx:6'],
  ])('%s', (_name, body, place) => {
    expect(places(checkHeadings(createPage(body)))).toEqual([place]);
  });
});

describe('installs', () => {
  test.each([
    '<PackageManagers packages="@mui/material@7 @mui/joy@5.0.0-beta.49 @emotion/react" />',
    '```bash\nnpm install @mui/material@7\nnpx @mui/codemod@latest v7.0.0/grid-props src\n```',
    'Run `npm install @mui/material` in another project.',
  ])('accepts %s', (body) => {
    expect(checkInstalls(createPage(body))).toEqual([]);
  });
  test.each([
    ['<PackageManagers packages="@mui/material @toolpad/core@0.14" />', ['docs/a.mdx:4']],
    [
      '```bash\ncd app\npnpm add --save-dev @mui/joy @toolpad/core\n```',
      ['docs/a.mdx:6', 'docs/a.mdx:6'],
    ],
  ])('refuses %s', (body, expected) => {
    expect(places(checkInstalls(createPage(body)))).toEqual(expected);
  });
});

describe('markup', () => {
  test.each([
    'Text with `{braces}` and `<tags>`.',
    '{/* a comment */}',
    '<Demo src="./X.tsx" />',
    'Press <kbd>Tab</kbd>.',
    '![A cat](/img/cat.png)',
  ])('accepts %s', (body) => {
    expect(checkMarkup(createPage(body))).toEqual([]);
  });
  test.each([
    'import X from "./X";',
    'export const x = 1;',
    'The sum is {1 + 1}.',
    '{process.exit()}',
    '<script>alert(1)</script>',
    '<div style={{}}>x</div>',
    '| | B |\n| --- | --- |\n| a | b |',
    '<a href="/nope">x</a>',
    '![](/img/cat.png)',
  ])('refuses %s and reports its line', (body) => {
    expect(places(checkMarkup(createPage(`\n${body}\n`)))[0]).toBe('docs/a.mdx:5');
  });
});

describe('links', () => {
  const anchors = new Map([
    ['/a', readAnchors(createPage('## One thing\n\n## With `code`\n\n## Own {/* #mine */}\n'))],
    ['/b', undefined],
  ]);
  test.each([
    '/a',
    '/a#one-thing',
    '/a#with-code',
    '/a#mine',
    '#one-thing',
    '/b#anything',
    'https://react.dev',
    'pathname:///feed.xml',
  ])('accepts %s', (url) => {
    expect(checkLinks(createPage(`[x](${url})`), { anchors })).toEqual([]);
  });
  test.each(['/nope', '/a#nope', '#nope', '/a/'])('refuses %s', (url) => {
    expect(places(checkLinks(createPage(`[x](${url})`), { anchors }))).toEqual(['docs/a.mdx:4']);
  });
});

describe('prose', () => {
  const long = (words: number): string => `${Array(words).fill('word').join(' ')}.`;
  test('accepts a sentence with 30 words, but not with 31', () => {
    expect(checkProse(createPage(long(30)))).toEqual([]);
    expect(places(checkProse(createPage(long(31))))).toEqual(['docs/a.mdx:4']);
  });
  test('recognizes a sentence that begins with code', () => {
    expect(checkProse(createPage(`${long(20)} \`size\` ${long(20)}`))).toEqual([]);
  });
  test('reports a leftover placeholder', () => {
    expect(places(checkProse(createPage('What a Button is …')))).toEqual(['docs/a.mdx:4']);
    expect(checkProse(createPage('It shows "…" at the end.'))).toEqual([]);
    expect(checkProse(createPage('`FormLabel`, `Select`, …'))).toEqual([]);
  });
  test('ignores code fences', () => {
    expect(checkProse(createPage(`\`\`\`text\n${long(40)} simply!\n\`\`\`\n`))).toEqual([]);
  });
  test.each(['This is simply a button.', 'Just do it.', 'It works!', 'Please press.'])(
    '%s',
    (body) => {
      expect(places(checkProse(createPage(body)))).toEqual(['docs/a.mdx:4']);
    },
  );
});

test('reports a sentence on three pages on the third of them', () => {
  const body = 'This sentence has more than eight words and no particular fact.';
  const pages = ['docs/a.mdx', 'docs/b.mdx', 'docs/c.mdx'].map((file) => createPage(body, file));
  expect(checkRepetition(pages.slice(0, 2))).toEqual([]);
  expect(places(checkRepetition(pages))).toEqual(['docs/c.mdx:4']);
});

describe('spelling', () => {
  test.each([
    'Both color and color are words.',
    'The DataGrid uses useState and CSS, URLs and IDs.',
    'A breakpoint at 600px, a well-known path like /material-ui/react-xyzzy.',
    'Reader’s choices, don’t mind.',
    'Code is not checked: `xyzzy`.',
  ])('accepts %s', (body) => {
    expect(checkSpelling(createPage(body), isKnownWord).map(({ what }) => what)).toEqual([]);
  });
  test('reports a misspelled word once, with its line', () => {
    const problems = checkSpelling(createPage('\nThe buton.\n\nA buton.\n'), isKnownWord);
    expect(problems.map(({ line, what }) => [line, what])).toEqual([
      [5, '"buton" is not in the dictionary.'],
    ]);
  });
});

describe('voice', () => {
  test.each([
    ['Readers sort the rows.', 'Users sort the rows.'],
    ['Take it when rows have a parent.', 'Use it when rows have a parent.'],
    ['The prop takes a function.', 'The prop accepts a function.'],
    ['The handle is no button.', "The handle isn't a button."],
    ['Give each cell an own menu.', 'Give each cell its own menu.'],
    ['A page of its own shows more.', 'A separate page shows more.'],
    ['It belongs into the toolbar.', 'It belongs in the toolbar.'],
    ['Click outside of the menu.', 'Click outside the menu.'],
    ['The width is that of the column.', 'The width is the column width.'],
    ['Translate the texts.', 'Translate the labels.'],
    ['The label stands below.', 'The label appears below.'],
    ['A warning tells the reason.', 'A warning explains the reason.'],
    ['It fails without a word.', 'It fails silently.'],
    ['Change the colour.', 'Change the color.'],
    ['Memoise the columns.', 'Memoize the columns.'],
  ])('refuses "%s" and accepts "%s"', (left, right) => {
    expect(checkProse(createPage(left)).length).toBeGreaterThan(0);
    expect(checkProse(createPage(right))).toEqual([]);
  });

  test.each([
    'A screen reader announces it.',
    'The prop is no longer needed.',
    'There is no second table.',
    'Names in code such as `colour` and `readers` are left alone.',
  ])('accepts "%s"', (body) => {
    expect(checkProse(createPage(body))).toEqual([]);
  });
});
