import { buildFixture } from './fixtureSite';
import type { FixtureBuild } from './fixtureSite';

/** Returns a valid page with this body. */
function page(body: string, head = ''): string {
  return `---\ntitle: A page\ndescription: A page that is long enough to be described in one sentence.\n${head}---\n\n${body}\n`;
}

const START = page('## Welcome\n\nText.');

test('a valid page builds', async () => {
  const { code, output } = await buildFixture({
    'docs/index.mdx': page('## Welcome\n\n<Demo src="./Hello.tsx" />'),
    'docs/Hello.tsx': 'export default function Hello() {\n  return <p>Hello</p>;\n}\n',
  });
  expect(code === 0 ? '' : output).toBe('');
}, 120_000);

/**
 * Sites that don't build, and what their output must contain for each problem: the file, the line,
 * and a message that helps the writer. One build reports all problems in front matter, and one all
 * problems in Markdown. A problem in a later step (rendering, links) needs a site in which the
 * earlier steps pass.
 */
const SITES: readonly {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly messages: Readonly<Record<string, readonly (string | RegExp)[]>>;
}[] = [
  {
    name: 'front matter',
    files: {
      'docs/index.mdx': '---\ntitel: Oops\nproductId: system\n---\n\nText.\n',
      'docs/colon.mdx': '---\ntitle: A: B: C\ndescription: x\n---\n\nText.\n',
      'docs/code.mdx': '---js\n{ title: process.exit(0) }\n---\n\nText.\n',
    },
    messages: {
      'an unknown key': [
        /docs\/index\.mdx:2/,
        'unknown front matter key "titel"',
        'Did you mean "title"?',
      ],
      'no title and no description, both in one build': [
        /docs\/index\.mdx:1: no "title"/,
        /docs\/index\.mdx:1: no "description"/,
      ],
      'front matter that is not valid YAML': [
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
    messages: {
      'demos without a file, all of them': [
        /index\.mdx:6: the demo "\.\/Gone\.tsx" doesn't exist/,
        /index\.mdx:8: the demo/,
      ],
      'a demo that does not parse': [/Bad\.tsx/],
      'code in a page': [/docs\/code\.mdx:6/, /docs\/code\.mdx:8/, 'raw HTML'],
      'components, images, and links that are not allowed, all of them': [
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
    messages: { 'its file and its message': ['Bad.tsx', 'no seats left'] },
  },
  {
    name: 'a broken link',
    files: { 'docs/index.mdx': page('[x](/nowhere)'), 'docs/other.mdx': START },
    messages: { 'its address': ['/nowhere'] },
  },
  {
    name: 'a broken anchor',
    files: { 'docs/index.mdx': page('[x](#nowhere)') },
    messages: { 'its address': ['#nowhere'] },
  },
  {
    name: 'two pages with one address',
    files: { 'docs/index.mdx': START, 'docs/a.mdx': START, 'docs/a/index.mdx': START },
    messages: { 'the address': ['/a'] },
  },
];

describe.each(SITES)('$name', ({ files, messages }) => {
  let built: FixtureBuild;
  beforeAll(async () => {
    built = await buildFixture(files);
  }, 240_000);

  test('fails the build', () => {
    expect(built.code).not.toBe(0);
  });

  test.each(Object.entries(messages))('reports %s', (_name, expected) => {
    for (const message of expected) expect(built.output).toMatch(message);
  });
});
