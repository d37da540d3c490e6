import removeWeakReferences from './registryLoader.cjs';

test('pages are named once, by import(), in the form that Docusaurus writes today', () => {
  const line = (path: string, weak: string): string =>
    `  "${path}": [() => import(/* webpackChunkName: "${path}" */ "@site/${path}"), "@site/${path}"${weak}],\n`;
  const made = ['a.mdx', 'b c.mdx']
    .map((path) => line(path, `, require.resolveWeak("@site/${path}")`))
    .join('');
  expect(removeWeakReferences(made)).toBe(line('a.mdx', '') + line('b c.mdx', ''));
});
