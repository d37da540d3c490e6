import { decodeSidebar, encodeSidebar } from './sidebarRows';
import type { SidebarItem } from './sidebarRows';

const link = (base: string, path: string, more: object = {}): SidebarItem => ({
  type: 'link',
  label: 'A page',
  href: `${base}${path}`,
  key: `/${path}`,
  customProps: { pathname: `/${path}` },
  ...more,
});
const category = (items: SidebarItem[], more: object = {}): SidebarItem => ({
  type: 'category',
  label: 'A group',
  key: '/group',
  collapsible: true,
  collapsed: true,
  customProps: { pathname: '/group' },
  items,
  ...more,
});

test.each<[what: string, base: string, items: SidebarItem[]]>([
  ['a link', '/', [link('/', 'a/b')]],
  ['a link in another language', '/zh/', [link('/zh/', 'a/b')]],
  ['an address with a slash at its end', '/', [link('/', 'a', { href: '/a/' })]],
  ['a key of its own', '/', [link('/', 'a', { key: 'other' })]],
  ['a path of its own', '/', [link('/', 'a', { customProps: { pathname: '/other' } })]],
  ['marks', '/', [link('/', 'a', { customProps: { pathname: '/a', badge: 'new' } })]],
  ['a class', '/', [link('/', 'a', { className: 'x' })]],
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

test('ids of pages are left out, since nothing lists pages by them', () => {
  const items = [link('/', 'a', { docId: 'a/index', unlisted: false })];
  expect(encodeSidebar(items, '/')).toEqual([['A page', 'a']]);
});
