import { findEntryPages } from './findEntryPages';

test('maps a parent path to its first page, unless it is a page itself', () => {
  expect(findEntryPages(['/x/charts', '/x/charts/bars', '/x/guides/b', '/x/guides/a'])).toEqual({
    '/x': '/x/charts',
    '/x/guides': '/x/guides/b',
  });
});

test('top-level pages have no parent path', () => {
  expect(findEntryPages(['/', '/versions'])).toEqual({});
});
