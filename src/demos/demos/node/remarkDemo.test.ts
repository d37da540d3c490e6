import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { remarkDemo } from './remarkDemo';

let dir: string;
beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'remark-demo-'));
  const write = (name: string): void => {
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    fs.writeFileSync(path.join(dir, name), '');
  };
  write('docs/a/b/One.tsx');
  write('docs/a/b/Two/system/index.tsx');
  write('docs/a/b/Two/css/index.tsx');
});
afterAll(() => {
  fs.rmSync(dir, { recursive: true });
});

/** Creates a tree as the parser does: one element per line, inside a paragraph if it's indented. */
function parse(text: string): Root {
  const children = text.split('\n').flatMap((line, index) => {
    const attributes = [...line.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    }));
    if (line.trim() === '') return [];
    const name = /<(\w+)/.exec(line)?.[1];
    const position = { start: { line: index + 1 } };
    const element = { type: 'mdxJsxFlowElement', name, attributes, position, children: [] };
    return line.startsWith(' ') ? [{ type: 'paragraph', children: [element] }] : [element];
  });
  return { type: 'root', children } as unknown as Root;
}

function transform(text: string, page = 'docs/a/b/index.mdx'): Root {
  const tree = parse(text);
  remarkDemo()(tree, { path: path.join(dir, page) } as VFile);
  return tree;
}

/** The specifiers of the imports that were added, relative to the test's folder. */
function requests(tree: Root): string[] {
  return [...JSON.stringify(tree).matchAll(/"source":\{"type":"Literal","value":"([^"]+)"/g)].map(
    (match) => path.relative(dir, match[1] ?? ''),
  );
}

function attributes(tree: Root): Record<string, unknown> {
  const element = tree.children.at(-1) as { attributes?: { name: string; value: unknown }[] };
  return Object.fromEntries((element.attributes ?? []).map(({ name, value }) => [name, value]));
}

test('a file becomes an import, and the demo gets its name and its standalone address', () => {
  const tree = transform('<Demo src="./One.tsx" bg="plain" />');
  expect(requests(tree)).toEqual(['docs/a/b/One.tsx?demo']);
  expect(attributes(tree)).toMatchObject({ name: 'One', bg: 'plain', address: 'a/b/One' });
  expect(attributes(tree)).not.toHaveProperty('src');
});

test('a folder becomes one import per styling', () => {
  const tree = transform('<Demo src="./Two" />');
  expect(requests(tree)).toEqual([
    'docs/a/b/Two/system/index.tsx?demo',
    'docs/a/b/Two/css/index.tsx?demo',
  ]);
  expect(attributes(tree)).toMatchObject({ name: 'Two' });
});

test('finds demos in lists and inline', () => {
  expect(
    requests(transform('- <Demo src="./One.tsx" />\n\nText <Demo src="./Two" />')),
  ).toHaveLength(3);
});

test('a translated page shows the demos of the original page', () => {
  const page = 'i18n/zh/docusaurus-plugin-content-docs/current/a/b/index.mdx';
  const tree = transform('<Demo src="./One.tsx" />', page);
  expect(requests(tree)).toEqual(['docs/a/b/One.tsx?demo']);
  expect(attributes(tree)).toMatchObject({ address: 'a/b/One' });
});

test('a demo outside the docs folder has no standalone address', () => {
  const tree = transform('<Demo src="../docs/a/b/One.tsx" />', 'blog/post.mdx');
  expect(attributes(tree)).not.toHaveProperty('address');
});

test('reports all mistakes of a page at once, by file and line', () => {
  expect(() => transform('<Demo src="./None.tsx" />\n\n<Demo />')).toThrow(
    /index\.mdx:1: the demo "\.\/None\.tsx" doesn't exist[^]*index\.mdx:3: <Demo> has no "src"/,
  );
});

test('leaves a page without demos unchanged', () => {
  expect(transform('<Other src="./One.tsx" />').children).toHaveLength(1);
});
