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
  ['a URL with a trailing slash', '/', [link('/', 'a', { href: '/a/', docId: 'a/index' })]],
  ['a custom key', '/', [link('/', 'a', { key: 'other' })]],
  ['a custom pathname', '/', [link('/', 'a', { customProps: { pathname: '/other' } })]],
  ['a badge', '/', [link('/', 'a', { customProps: { pathname: '/a', badge: 'new' } })]],
  ['a class', '/', [link('/', 'a', { className: 'x' })]],
  ['a custom document', '/', [link('/', 'a', { docId: 'b' })]],
  ['a link to another site', '/', [link('https://a.example/', 'a')]],
  ['a category', '/', [category([link('/', 'a'), category([link('/', 'b')])])]],
  ['a category without links', '/', [category([])]],
  ['an expanded category', '/', [category([], { collapsed: false })]],
  ['a category with a URL', '/', [category([], { href: '/group' })]],
  ['a category that is not collapsible', '/', [category([], { collapsible: false })]],
  ['an unlisted page', '/', [link('/', 'a', { unlisted: true })]],
  ['a link without our properties', '/', [{ type: 'link', label: 'a', href: '/a' }]],
  ['another kind of item', '/', [{ type: 'html', value: '<hr>', defaultStyle: true }]],
])('encodes and decodes %s', (_what, base, items) => {
  const rows = JSON.parse(JSON.stringify(encodeSidebar(items, base))) as never;
  expect(decodeSidebar(rows, base)).toEqual(items);
});

test('keeps that a link has no document', () => {
  const item = { type: 'link', label: 'a', href: '/a', key: '/a', customProps: { pathname: '/a' } };
  const rows = encodeSidebar([item], '/');
  expect(rows).toEqual([['a', 'a', { docId: null, unlisted: null }]]);
  expect(decodeSidebar(rows, '/')).toEqual([item]);
});

test('omits what can be derived from the URL', () => {
  expect(encodeSidebar([link('/', 'a/b')], '/')).toEqual([['A page', 'a/b']]);
});
