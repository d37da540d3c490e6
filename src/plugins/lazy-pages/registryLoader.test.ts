import shortenRegistry from './registryLoader.cjs';

const line = (name: string, path: string, weak: string): string =>
  `  "x": [() => import(/* webpackChunkName: "${name}" */ "@site/${path}"), "@site/${path}"${weak}],\n`;
const given = (path: string): string =>
  line(`content---${path}`, path, `, require.resolveWeak("@site/${path}")`);

test('pages are named once, by import(), and share a chunk until they are opened', () => {
  const pages = ['docs/a.mdx', 'docs/b c.md', 'src/pages/index.tsx'];
  expect(shortenRegistry(pages.map(given).join(''))).toBe(
    pages.map((path) => line('pages', path, '')).join(''),
  );
});

test('what is compiled at the start keeps its chunk', () => {
  const data = 'p/blog-bd9.json';
  expect(shortenRegistry(given(data))).toBe(line(`content---${data}`, data, ''));
});
