import { findEntryPages } from './findEntryPages';

test('an address above pages leads to the first of them, unless it is a page', () => {
  expect(findEntryPages(['/x/charts', '/x/charts/bars', '/x/guides/b', '/x/guides/a'])).toEqual({
    '/x': '/x/charts',
    '/x/guides': '/x/guides/b',
  });
});

test('pages at the top have nothing above them', () => {
  expect(findEntryPages(['/', '/versions'])).toEqual({});
});
