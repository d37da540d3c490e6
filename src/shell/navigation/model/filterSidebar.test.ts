import { countPages, filterSidebar } from './filterSidebar';

const link = (label: string) => ({ type: 'link', label });
const SIDEBAR = [
  {
    type: 'category',
    label: 'Components',
    customProps: { pathname: '/components' },
    items: [
      { type: 'category', label: 'Inputs', items: [link('Button'), link('Button Group')] },
      { type: 'category', label: 'Layout', items: [link('Grid'), link('Étagère')] },
    ],
  },
  { type: 'html', value: '<hr>' },
  link('Figma buttons'),
];

/** The labels with their depth, as a reader sees them. */
function show(query: string): string[] {
  const lines = (items: readonly object[], indent = ''): string[] =>
    items.flatMap((item) => {
      const { label, items: inside = [] } = item as { label: string; items?: object[] };
      return [indent + label, ...lines(inside, `${indent}  `)];
    });
  return lines(filterSidebar(SIDEBAR, query));
}

test('pages whose labels contain the query stay, below their groups', () => {
  expect(show('button')).toEqual([
    'Components',
    '  Inputs',
    '    Button',
    '    Button Group',
    'Figma buttons',
  ]);
});

test('every word has to be there, in any order', () => {
  expect(show('group but')).toEqual(['Components', '  Inputs', '    Button Group']);
});

test('a group that matches keeps all of its pages', () => {
  expect(show('layout')).toEqual(['Components', '  Layout', '    Grid', '    Étagère']);
});

test('accents and case make no difference', () => {
  expect(show('ETAGERE')).toEqual(['Components', '  Layout', '    Étagère']);
});

test.each(['', '  ', 'nothing like this', '<hr>'])('nothing for "%s"', (query) => {
  expect(show(query)).toEqual([]);
});

test('groups become headings that are always open, and keep what they are', () => {
  expect(filterSidebar(SIDEBAR, 'grid')[0]).toMatchObject({
    customProps: { pathname: '/components', subheader: true },
  });
});

test('pages are counted, groups are not', () => {
  expect(countPages(filterSidebar(SIDEBAR, 'button'))).toBe(3);
});
