import { buildFixture } from './fixtureSite';

/** A page that is right in every way, with a body. */
function page(body: string, head = ''): string {
  return `---\ntitle: A page\ndescription: A page that is long enough to be described in one sentence.\n${head}---\n\n${body}\n`;
}

const START = page('## Welcome\n\nText.');

test('a right page builds', async () => {
  const { code, output } = await buildFixture({
    'docs/index.mdx': page('## Welcome\n\n<Demo src="./Hello.tsx" />'),
    'docs/Hello.tsx': 'export default function Hello() {\n  return <p>Hello</p>;\n}\n',
  });
  expect(code === 0 ? '' : output).toBe('');
}, 120_000);

/** Bad input and failures of the issue, each with the place and the words that a writer needs. */
const CASES: readonly [string, Readonly<Record<string, string>>, readonly (string | RegExp)[]][] = [
  [
    'an unknown front-matter key',
    { 'docs/index.mdx': page('Text.', 'titel: Oops\n') },
    [/docs\/index\.mdx:4/, 'unknown front matter key "titel"', 'Did you mean "title"?'],
  ],
  [
    'no title and no description, both at once',
    { 'docs/index.mdx': '---\nproductId: system\n---\n\nText.\n' },
    [/docs\/index\.mdx:1: no "title"/, /docs\/index\.mdx:1: no "description"/],
  ],
  [
    'front matter that is no YAML',
    { 'docs/index.mdx': '---\ntitle: A: B: C\ndescription: x\n---\n\nText.\n' },
    [/docs\/index\.mdx:2/, 'Put a value that contains a colon between quotes'],
  ],
  [
    'demos whose files do not exist, all of them',
    { 'docs/index.mdx': page('<Demo src="./Gone.tsx" />\n\n<Demo src="./Away.tsx" />') },
    [/index\.mdx:6: the demo "\.\/Gone\.tsx" does not exist/, /index\.mdx:8: the demo/],
  ],
  [
    'a demo that throws while it is rendered',
    {
      'docs/index.mdx': page('<Demo src="./Bad.tsx" />'),
      'docs/Bad.tsx':
        'export default function Bad(): never {\n  throw new Error("no seats left");\n}\n',
    },
    ['Bad.tsx', 'no seats left'],
  ],
  [
    'a demo that does not parse',
    {
      'docs/index.mdx': page('<Demo src="./Bad.tsx" />'),
      'docs/Bad.tsx': 'export default function Bad() {\n  return <p>;\n}\n',
    },
    [/Bad\.tsx/],
  ],
  [
    'a broken link',
    { 'docs/index.mdx': page('[x](/nowhere)'), 'docs/other.mdx': START },
    ['/nowhere'],
  ],
  ['a broken anchor', { 'docs/index.mdx': page('[x](#nowhere)') }, ['#nowhere']],
  [
    'code in a page',
    { 'docs/index.mdx': page('export const x = process.env;\n\n<script>alert(1)</script>') },
    [/docs\/index\.mdx:6/, /docs\/index\.mdx:8/, 'raw HTML'],
  ],
  [
    'two pages with one address',
    { 'docs/index.mdx': START, 'docs/a.mdx': START, 'docs/a/index.mdx': START },
    ['/a'],
  ],
  [
    'a code fence without a language',
    { 'docs/index.mdx': page('```\nx\n```') },
    [/index\.mdx:6/, 'without a language'],
  ],
];

test.each(CASES)(
  '%s fails the build with its place',
  async (_name, files, words) => {
    const { code, output } = await buildFixture(files);
    expect(code).not.toBe(0);
    for (const word of words) expect(output).toMatch(word);
  },
  120_000,
);
