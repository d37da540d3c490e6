import shortenRegistry from './registryLoader.cjs';

const line = (name: string, path: string, weak: string): string =>
  `  "x": [() => import(/* webpackChunkName: "${name}" */ "@site/${path}"), "@site/${path}"${weak}],\n`;
const given = (path: string): string =>
  line(`content---${path}`, path, `, require.resolveWeak("@site/${path}")`);

test('keeps only the import() of each page, and puts all pages in one chunk', () => {
  const pages = ['docs/a.mdx', 'docs/b c.md', 'src/pages/index.tsx'];
  expect(shortenRegistry(pages.map(given).join(''))).toBe(
    pages.map((path) => line('pages', path, '')).join(''),
  );
});

test('keeps the chunk of modules that are compiled at the start', () => {
  const data = 'p/blog-bd9.json';
  expect(shortenRegistry(given(data))).toBe(line(`content---${data}`, data, ''));
});
