import { createPageLinks } from './pageLinks';

test('a page has one Markdown export for all languages', () => {
  expect(createPageLinks('https://docs.example', '/zh/x/charts/', undefined)).toEqual({
    markdownPath: '/x/charts.md',
    publicUrl: 'https://docs.example/x/charts.md',
    source: undefined,
  });
});

test('its source is where it can be edited', () => {
  const editUrl = 'https://github.com/acme/docs/edit/main/docs/edit/index.mdx';
  expect(createPageLinks('https://docs.example', '/edit', editUrl).source).toBe(
    'https://github.com/acme/docs/blob/main/docs/edit/index.mdx',
  );
});
