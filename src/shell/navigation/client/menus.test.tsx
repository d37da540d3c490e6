import { render, screen } from '@testing-library/react';
import { ProductSwitcher } from './ProductSwitcher';
import { VersionsMenu } from './VersionsMenu';

interface MenuProps {
  readonly label: string;
  readonly items: readonly {
    label: string;
    to?: string;
    href?: string;
    isActive?: () => boolean;
  }[];
}

jest.mock(
  '@theme/NavbarItem/DropdownNavbarItem',
  () => ({
    __esModule: true,
    default: ({ label, items }: MenuProps) => (
      <>
        <button type="button">{label}</button>
        <ul>
          {items.map((item, index) => (
            <li key={index} data-active={item.isActive?.()}>
              <a href={item.to ?? item.href}>{item.label}</a>
            </li>
          ))}
        </ul>
      </>
    ),
  }),
  { virtual: true },
);

const trees = [
  {
    root: '/material-ui',
    label: 'v7.0.2',
    versions: [
      { text: 'v7.0.2' },
      { text: 'v6', href: 'https://v6.example.org/material-ui/start/', hasSamePaths: true },
      { text: 'v4', href: 'https://v4.example.org/start/' },
    ],
  },
  { root: '/x', label: '8.x', versions: [{ text: '8.x' }] },
] as const;

function at(pathname: string): void {
  history.replaceState(null, '', pathname);
}

describe('ProductSwitcher', () => {
  test('names the product of the page and marks it in the menu', () => {
    at('/joy-ui/react-button');
    render(<ProductSwitcher />);
    expect(screen.getByRole('button', { name: 'Joy UI' })).toBeInTheDocument();
    const active = [...document.querySelectorAll('[data-active="true"]')];
    expect(active.map((item) => item.textContent)).toEqual(['Joy UI']);
    expect(screen.getAllByRole('link')).toHaveLength(8);
  });

  test('is named "Products" on a page without a product', () => {
    at('/blog');
    render(<ProductSwitcher />);
    expect(screen.getByRole('button', { name: 'Products' })).toBeInTheDocument();
    expect(document.querySelector('[data-active="true"]')).toBeNull();
  });
});

describe('VersionsMenu', () => {
  test.each(['/material-ui/react-button', '/zh/material-ui/react-button'])(
    'links to the current page in versions that have the same paths: %s',
    (pathname) => {
      at(pathname);
      render(<VersionsMenu trees={trees} />);
      expect(screen.getByRole('button', { name: 'v7.0.2' })).toBeInTheDocument();
      const links = screen.getAllByRole('link');
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['✓ v7.0.2', '/material-ui/react-button'],
        ['v6', 'https://v6.example.org/material-ui/react-button/'],
        ['v4', 'https://v4.example.org/start/'],
      ]);
    },
  );

  test('shows the version of a product with a single version', () => {
    at('/x/react-data-grid');
    render(<VersionsMenu trees={trees} />);
    expect(screen.getByRole('button', { name: '8.x' })).toBeInTheDocument();
  });

  test.each(['/', '/blog', '/material-ui-kit'])('renders nothing at %s', (pathname) => {
    at(pathname);
    const { container } = render(<VersionsMenu trees={trees} />);
    expect(container).toBeEmptyDOMElement();
  });
});
