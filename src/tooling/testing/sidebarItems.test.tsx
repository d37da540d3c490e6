import { render, screen } from '@testing-library/react';
import Category from '../../theme/DocSidebarItem/Category';
import Link from '../../theme/DocSidebarItem/Link';

interface OriginalProps {
  readonly item: { label: React.ReactNode; href?: string; collapsed?: boolean };
  readonly [name: string]: unknown;
}

jest.mock(
  '@theme-original/DocSidebarItem/Category',
  () => ({
    __esModule: true,
    default: ({ item, ...rest }: OriginalProps) => (
      <li data-collapsed={String(item.collapsed)}>
        <a
          href={item.href}
          data-badges={rest['data-badges'] as string}
          data-plan-name={rest['data-plan-name'] as string}
        >
          {item.label}
        </a>
        <button type="button" aria-label={`Expand '${String(item.label)}'`} />
      </li>
    ),
  }),
  { virtual: true },
);
jest.mock(
  '@theme-original/DocSidebarItem/Link',
  () => ({
    __esModule: true,
    default: ({ item }: OriginalProps) => <a href={item.href}>{item.label}</a>,
  }),
  { virtual: true },
);

jest.mock(
  '@docusaurus/isInternalUrl',
  () => ({ __esModule: true, default: (url: string) => url.startsWith('/') }),
  { virtual: true },
);
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  isActiveSidebarItem: (item: { href: string }, activePath: string) => item.href === activePath,
}));

jest.mock(
  '@theme/DocSidebarItems',
  () => ({
    __esModule: true,
    default: ({ items }: { items: readonly { href: string }[] }) =>
      items.map(({ href }) => <li key={href}>{href}</li>),
  }),
  { virtual: true },
);

const shared = { activePath: '/', level: 1, index: 0 } as const;
const link = (href: string, customProps: object = {}) =>
  ({ type: 'link', label: href, href, customProps }) as const;

function showGroup(items: readonly object[], customProps: object): void {
  const item = {
    type: 'category',
    label: 'Columns',
    collapsed: true,
    collapsible: true,
    items,
    customProps,
  };
  render(<Category {...shared} item={item as never} />);
}

beforeEach(() => {
  sessionStorage.clear();
});

test('a group links to its first existing page, and its label is plain text', () => {
  showGroup([link('/planned', { planned: true }), link('/second')], {
    pathname: '/x/columns',
    flags: ['newFeature'],
    plan: 'pro',
  });
  const group = screen.getByRole('link', { name: 'Columns' });
  expect(group).toHaveAttribute('href', '/second');
  expect(group).toHaveAttribute('data-badges', 'New');
  expect(group).toHaveAttribute('data-plan-name', 'Pro plan');
  expect(screen.getByRole('button', { name: "Expand 'Columns'" })).toBeInTheDocument();
});

test('a group that was open before starts open', () => {
  sessionStorage.setItem('site-sidebar', JSON.stringify({ tops: {}, open: { '/x/columns': 90 } }));
  showGroup([link('/second')], { pathname: '/x/columns' });
  expect(screen.getByRole('listitem').dataset['collapsed']).toBe('false');
});

test('a group without a written page is text marked as planned', () => {
  showGroup([link('/planned', { planned: true })], { pathname: '/x/columns' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('listitem')).toHaveTextContent('Columns Planned');
});

test("a subheader without a written page isn't rendered", () => {
  showGroup([], { pathname: '/x/columns', subheader: true });
  expect(document.querySelector('li')).toBeNull();
});

test('a subheader is text that names its list', () => {
  showGroup([link('/a')], { pathname: '/x/columns', subheader: true });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('list', { name: 'Columns' })).toHaveTextContent('/a');
});

test('a planned page has no link; a page with a flag has a link with a badge', () => {
  const { unmount } = render(
    <Link {...shared} item={link('/soon', { pathname: '/soon', planned: true }) as never} />,
  );
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  render(<Link {...shared} item={link('/a', { pathname: '/a', flags: ['beta'] }) as never} />);
  expect(screen.getByRole('link')).toHaveTextContent('/a Beta');
});

test('a page is a list item with a link, which has aria-current on the current page', () => {
  const { container, rerender } = render(
    <Link {...shared} tabIndex={0} item={link('/a') as never} />,
  );
  expect(container.querySelectorAll('li *')).toHaveLength(1);
  expect(screen.getByRole('link')).not.toHaveAttribute('tabindex');
  rerender(<Link {...shared} tabIndex={-1} activePath="/a" item={link('/a') as never} />);
  expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link')).toHaveAttribute('tabindex', '-1');
});
