import { createPageLinks } from './pageLinks';

test('all languages link to the same Markdown export', () => {
  expect(createPageLinks('https://docs.example', '/zh/x/charts/', undefined)).toEqual({
    markdownPath: '/x/charts.md',
    publicUrl: 'https://docs.example/x/charts.md',
    source: undefined,
  });
});

test('the source link is derived from the edit URL', () => {
  const editUrl = 'https://github.com/acme/docs/edit/main/docs/edit/index.mdx';
  expect(createPageLinks('https://docs.example', '/edit', editUrl).source).toBe(
    'https://github.com/acme/docs/blob/main/docs/edit/index.mdx',
  );
});
