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
          {items.map((item) => (
            <li key={item.label} data-active={item.isActive?.()}>
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
    id: 'material-ui',
    root: '/material-ui',
    version: 'v7.0.2',
    versions: [
      { text: 'v7.0.2', current: true },
      { text: 'v6', href: 'https://v6.example.org' },
    ],
  },
  { id: 'x', root: '/x', version: '8.x' },
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

  test('has a name of its own where a page has no product', () => {
    at('/blog');
    render(<ProductSwitcher />);
    expect(screen.getByRole('button', { name: 'Products' })).toBeInTheDocument();
    expect(document.querySelector('[data-active="true"]')).toBeNull();
  });
});

describe('VersionsMenu', () => {
  test('shows the current version and leads to the others', () => {
    at('/material-ui/react-button');
    render(<VersionsMenu trees={trees} />);
    expect(screen.getByRole('button', { name: 'v7.0.2' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '✓ v7.0.2' })).toHaveAttribute('href', '/versions');
    expect(screen.getByRole('link', { name: 'v6' })).toHaveAttribute(
      'href',
      'https://v6.example.org',
    );
  });

  test('falls back to the version of the tree', () => {
    at('/x/react-data-grid');
    render(<VersionsMenu trees={trees} />);
    expect(screen.getByRole('button', { name: '8.x' })).toBeInTheDocument();
  });

  test.each(['/', '/blog', '/material-ui-kit'])('is not there at %s', (pathname) => {
    at(pathname);
    const { container } = render(<VersionsMenu trees={trees} />);
    expect(container).toBeEmptyDOMElement();
  });
});
