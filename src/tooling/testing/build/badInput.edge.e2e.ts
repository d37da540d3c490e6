import { buildFixture } from './fixtureSite';
import type { FixtureBuild } from './fixtureSite';

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

/**
 * Sites that don't build: what's wrong on each page, with the place and the words that a writer
 * needs. All front matter of a site is judged in one build, and all Markdown; what stops a later
 * step (rendering, links) needs a site where the steps before it pass.
 */
const SITES: readonly {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, readonly (string | RegExp)[]>>;
}[] = [
  {
    name: 'front matter',
    files: {
      'docs/index.mdx': '---\ntitel: Oops\nproductId: system\n---\n\nText.\n',
      'docs/colon.mdx': '---\ntitle: A: B: C\ndescription: x\n---\n\nText.\n',
      'docs/code.mdx': '---js\n{ title: process.exit(0) }\n---\n\nText.\n',
    },
    words: {
      'an unknown key': [
        /docs\/index\.mdx:2/,
        'unknown front matter key "titel"',
        'Did you mean "title"?',
      ],
      'no title and no description, both at once': [
        /docs\/index\.mdx:1: no "title"/,
        /docs\/index\.mdx:1: no "description"/,
      ],
      'front matter that is no YAML': [
        /docs\/colon\.mdx:2/,
        'Put a value that contains a colon in quotes',
      ],
      'front matter that is code': [/docs\/code\.mdx:1: The front matter begins with "---js"/],
    },
  },
  {
    name: 'Markdown and demos',
    files: {
      'docs/index.mdx': page('<Demo src="./Gone.tsx" />\n\n<Demo src="./Away.tsx" />'),
      'docs/syntax.mdx': page('<Demo src="./Bad.tsx" />'),
      'docs/Bad.tsx': 'export default function Bad() {\n  return <p>;\n}\n',
      'docs/code.mdx': page('export const x = process.env;\n\n<script>alert(1)</script>'),
      'docs/parts.mdx': page(
        '<kbd dangerouslySetInnerHTML={{ __html: "" }} />\n\n[a][b]\n\n![A](../a.png)\n\n[b]: javascript:alert(1)',
      ),
      'docs/fence.mdx': page('```\nx\n```'),
    },
    words: {
      'demos whose files do not exist, all of them': [
        /index\.mdx:6: the demo "\.\/Gone\.tsx" doesn't exist/,
        /index\.mdx:8: the demo/,
      ],
      'a demo that does not parse': [/Bad\.tsx/],
      'code in a page': [/docs\/code\.mdx:6/, /docs\/code\.mdx:8/, 'raw HTML'],
      'what the list of parts and addresses does not have, all of it': [
        /docs\/parts\.mdx:6: /,
        /docs\/parts\.mdx:10: The image/,
        /docs\/parts\.mdx:12: The link/,
      ],
      'a code fence without a language': [/fence\.mdx:6/, 'without a language'],
    },
  },
  {
    name: 'a demo that throws while it is rendered',
    files: {
      'docs/index.mdx': page('<Demo src="./Bad.tsx" />'),
      'docs/Bad.tsx':
        'export default function Bad(): never {\n  throw new Error("no seats left");\n}\n',
    },
    words: { 'its name and its words': ['Bad.tsx', 'no seats left'] },
  },
  {
    name: 'a link',
    files: { 'docs/index.mdx': page('[x](/nowhere)'), 'docs/other.mdx': START },
    words: { 'its address': ['/nowhere'] },
  },
  {
    name: 'an anchor',
    files: { 'docs/index.mdx': page('[x](#nowhere)') },
    words: { 'its address': ['#nowhere'] },
  },
  {
    name: 'two pages with one address',
    files: { 'docs/index.mdx': START, 'docs/a.mdx': START, 'docs/a/index.mdx': START },
    words: { 'the address': ['/a'] },
  },
];

describe.each(SITES)('$name', ({ files, words }) => {
  let built: FixtureBuild;
  beforeAll(async () => {
    built = await buildFixture(files);
  }, 240_000);

  test('fails the build', () => {
    expect(built.code).not.toBe(0);
  });

  test.each(Object.entries(words))('%s: with its place', (_name, wanted) => {
    for (const word of wanted) expect(built.output).toMatch(word);
  });
});
