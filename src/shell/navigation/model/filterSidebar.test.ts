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

/** Returns the filtered labels, indented by depth. */
function show(query: string): string[] {
  const lines = (items: readonly object[], indent = ''): string[] =>
    items.flatMap((item) => {
      const { label, items: children = [] } = item as { label: string; items?: object[] };
      return [indent + label, ...lines(children, `${indent}  `)];
    });
  return lines(filterSidebar(SIDEBAR, query));
}

test('keeps pages whose labels contain the query, inside their groups', () => {
  expect(show('button')).toEqual([
    'Components',
    '  Inputs',
    '    Button',
    '    Button Group',
    'Figma buttons',
  ]);
});

test('matches only if every word is found, in any order', () => {
  expect(show('group but')).toEqual(['Components', '  Inputs', '    Button Group']);
});

test('keeps all pages of a group that matches', () => {
  expect(show('layout')).toEqual(['Components', '  Layout', '    Grid', '    Étagère']);
});

test('ignores accents and case', () => {
  expect(show('ETAGERE')).toEqual(['Components', '  Layout', '    Étagère']);
});

test.each(['', '  ', 'nothing like this', '<hr>'])('finds nothing for "%s"', (query) => {
  expect(show(query)).toEqual([]);
});

test('turns groups into headings and keeps their other props', () => {
  expect(filterSidebar(SIDEBAR, 'grid')[0]).toMatchObject({
    customProps: { pathname: '/components', subheader: true },
  });
});

test('counts pages, not groups', () => {
  expect(countPages(filterSidebar(SIDEBAR, 'button'))).toBe(3);
});
