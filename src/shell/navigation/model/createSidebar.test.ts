import { createSidebar } from './createSidebar';
import type { NavNode, NavTree } from './types';

const createTree = (pages: readonly NavNode[]): NavTree => ({
  id: 'joy-ui',
  name: 'Joy UI',
  category: 'core',
  root: '/joy-ui',
  pages,
});

const create = (node: NavNode, pages: readonly string[] = [], unwritten: readonly string[] = []) =>
  createSidebar(
    createTree([node]),
    new Map(pages.map((pathname) => [pathname, `${pathname.slice(1)}/index`])),
    new Set(unwritten),
  );

describe('a page', () => {
  test('that exists is a doc with its plan and flags', () => {
    const node: NavNode = { pathname: '/joy-ui/a', title: 'A', plan: 'pro', newFeature: true };
    expect(create(node, ['/joy-ui/a'])).toEqual([
      {
        type: 'doc',
        id: 'joy-ui/a/index',
        label: 'A',
        key: '/joy-ui/a',
        customProps: { pathname: '/joy-ui/a', plan: 'pro', flags: ['newFeature'] },
      },
    ]);
  });

  test('of another product is a ref, so that it keeps the sidebar of its own product', () => {
    expect(create({ pathname: '/x/react-charts' }, ['/x/react-charts'])).toEqual([
      {
        type: 'ref',
        id: 'x/react-charts/index',
        label: 'Charts',
        key: '/x/react-charts',
        customProps: { pathname: '/x/react-charts', isRef: true },
      },
    ]);
  });

  test('that this build leaves out is still a link, as in a full build', () => {
    const tree = createTree([{ pathname: '/joy-ui/a', title: 'A' }]);
    const pages = new Map([['/joy-ui/a', 'joy-ui/a/index']]);
    expect(createSidebar(tree, pages, new Set(), new Set(['/joy-ui/a']))).toEqual([
      {
        type: 'link',
        href: '/joy-ui/a',
        label: 'A',
        key: '/joy-ui/a',
        customProps: { pathname: '/joy-ui/a' },
      },
    ]);
  });

  test('that is planned is text with a flag', () => {
    expect(create({ pathname: '/joy-ui/a', title: 'A', planned: true })).toEqual([
      {
        type: 'link',
        href: '/joy-ui/a',
        label: 'A',
        key: '/joy-ui/a',
        customProps: { pathname: '/joy-ui/a', planned: true, flags: ['planned'] },
      },
    ]);
  });

  test('that is unwritten is text without a flag', () => {
    expect(create({ pathname: '/joy-ui/a', title: 'A' }, [], ['/joy-ui/a'])).toEqual([
      {
        type: 'link',
        href: '/joy-ui/a',
        label: 'A',
        key: '/joy-ui/a',
        customProps: { pathname: '/joy-ui/a', planned: true },
      },
    ]);
  });

  test.each(['/versions', '/blog'])('%s is a link, although it is not a doc', (pathname) => {
    expect(create({ pathname, title: 'T', icon: 'BookIcon' })).toEqual([
      {
        type: 'link',
        href: pathname,
        label: 'T',
        key: pathname,
        customProps: { pathname, icon: 'BookIcon' },
      },
    ]);
  });
});

test.each([
  ['a link when the page exists', ['/joy-ui/a'], {}],
  ['text when the page does not exist', [], { planned: true }],
])('an anchor in a page is %s', (_, pages, extra) => {
  expect(create({ pathname: '/joy-ui/a#b', title: 'B' }, pages)).toEqual([
    {
      type: 'link',
      href: '/joy-ui/a#b',
      label: 'B',
      key: '/joy-ui/a#b',
      customProps: { pathname: '/joy-ui/a#b', ...extra },
    },
  ]);
});

test('an external node links to its href', () => {
  const linkProps = { 'data-ga-event-category': 'store' };
  expect(
    create({ pathname: '/joy-ui/old', title: 'Old', href: 'https://old.example/', linkProps }),
  ).toEqual([
    {
      type: 'link',
      href: 'https://old.example/',
      label: 'Old',
      key: '/joy-ui/old',
      customProps: { pathname: '/joy-ui/old', linkProps },
    },
  ]);
});

test('groups are collapsible, headings are not, and a divider is escaped text', () => {
  expect(
    create(
      {
        pathname: '/joy-ui/group',
        title: 'Group',
        legacy: true,
        children: [
          { pathname: '/joy-ui/divider', subheader: 'A & "B" <C>' },
          {
            pathname: '/joy-ui/heading',
            subheader: 'Heading',
            children: [{ pathname: '/joy-ui/a', title: 'A' }],
          },
        ],
      },
      ['/joy-ui/a'],
    ),
  ).toEqual([
    {
      type: 'category',
      label: 'Group',
      key: '/joy-ui/group',
      collapsible: true,
      collapsed: true,
      customProps: { pathname: '/joy-ui/group', flags: ['legacy'] },
      items: [
        {
          type: 'html',
          value: 'A &amp; &quot;B&quot; &lt;C&gt;',
          className: 'site-subheader-divider',
          key: '/joy-ui/divider',
          customProps: { pathname: '/joy-ui/divider' },
        },
        {
          type: 'category',
          label: 'Heading',
          key: '/joy-ui/heading',
          collapsible: false,
          collapsed: false,
          className: 'site-subheader',
          customProps: { pathname: '/joy-ui/heading', subheader: true },
          items: [
            {
              type: 'doc',
              id: 'joy-ui/a/index',
              label: 'A',
              key: '/joy-ui/a',
              customProps: { pathname: '/joy-ui/a' },
            },
          ],
        },
      ],
    },
  ]);
});

test('reports all pages that do not exist in one error', () => {
  expect(() =>
    create({
      pathname: '/joy-ui/group',
      title: 'Group',
      children: [{ pathname: '/joy-ui/a' }, { pathname: '/joy-ui/b' }],
    }),
  ).toThrow(
    new Error(
      [
        'The navigation tree "joy-ui" (src/shell/navigation/data/joyUi.ts) lists pages that don\'t exist:',
        '  /joy-ui/a (no docs/joy-ui/a/index.mdx)',
        '  /joy-ui/b (no docs/joy-ui/b/index.mdx)',
        'Write the page, mark the node "planned: true", or list it in src/shell/navigation/data/unwritten.ts.',
      ].join('\n'),
    ),
  );
});
