import { decodeSidebar, encodeSidebar } from './sidebarRows';
import type { SidebarNode } from './sidebarRows';

const link = (base: string, path: string, more: object = {}): SidebarNode => ({
  type: 'link',
  label: 'A page',
  href: `${base}${path}`,
  key: `/${path}`,
  customProps: { pathname: `/${path}` },
  docId: path,
  unlisted: false,
  ...more,
});
const category = (items: SidebarNode[], more: object = {}): SidebarNode => ({
  type: 'category',
  label: 'A group',
  key: '/group',
  collapsible: true,
  collapsed: true,
  customProps: { pathname: '/group' },
  items,
  ...more,
});

test.each<[what: string, base: string, items: SidebarNode[]]>([
  ['a link', '/', [link('/', 'a/b')]],
  ['a link in another language', '/zh/', [link('/zh/', 'a/b')]],
  ['an address with a slash at its end', '/', [link('/', 'a', { href: '/a/', docId: 'a/index' })]],
  ['a key of its own', '/', [link('/', 'a', { key: 'other' })]],
  ['a path of its own', '/', [link('/', 'a', { customProps: { pathname: '/other' } })]],
  ['marks', '/', [link('/', 'a', { customProps: { pathname: '/a', badge: 'new' } })]],
  ['a class', '/', [link('/', 'a', { className: 'x' })]],
  ['a document of its own', '/', [link('/', 'a', { docId: 'b' })]],
  ['an address elsewhere', '/', [link('https://a.example/', 'a')]],
  ['a group', '/', [category([link('/', 'a'), category([link('/', 'b')])])]],
  ['a group without links', '/', [category([])]],
  ['an open group', '/', [category([], { collapsed: false })]],
  ['a group with an address', '/', [category([], { href: '/group' })]],
  ['a group that never closes', '/', [category([], { collapsible: false })]],
  ['a page that no list shows', '/', [link('/', 'a', { unlisted: true })]],
  ['an item that is not ours', '/', [{ type: 'link', label: 'a', href: '/a' }]],
  ['something else', '/', [{ type: 'html', value: '<hr>', defaultStyle: true }]],
])('%s is the same after rows', (_what, base, items) => {
  const rows = JSON.parse(JSON.stringify(encodeSidebar(items, base))) as never;
  expect(decodeSidebar(rows, base)).toEqual(items);
});

test('a page that is not written has no document', () => {
  const item = { type: 'link', label: 'a', href: '/a', key: '/a', customProps: { pathname: '/a' } };
  const rows = encodeSidebar([item], '/');
  expect(rows).toEqual([['a', 'a', { docId: null, unlisted: null }]]);
  expect(decodeSidebar(rows, '/')).toEqual([item]);
});

test('what an address tells is not written twice', () => {
  expect(encodeSidebar([link('/', 'a/b')], '/')).toEqual([['A page', 'a/b']]);
});
