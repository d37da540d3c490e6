import { act, render, screen } from '@testing-library/react';
import AllPages from './AllPages';
import { SimilarPages } from './SimilarPages';

jest.mock(
  '@generated/site-page-index/default/page-index.json',
  () => ({
    __esModule: true,
    default: [
      { pathname: '/material-ui/react-button', title: 'Button', description: 'Starts an action.' },
      { pathname: '/joy-ui/react-button', title: 'Button', description: '' },
      { pathname: '/x/react-data-grid', title: 'Data Grid', description: 'A table.' },
    ],
  }),
  { virtual: true },
);
jest.mock(
  '@theme/Layout',
  () => ({
    __esModule: true,
    default: ({ children }: { children: React.ReactNode }) => <div>{children}</div>,
  }),
  { virtual: true },
);
jest.mock(
  '@theme/Heading',
  () => ({
    __esModule: true,
    default: ({ as: Tag, ...rest }: { as: 'h1' | 'h2' }) => <Tag {...rest} />,
  }),
  { virtual: true },
);
test('suggests pages after the first render, and always links to the list of all pages', async () => {
  history.replaceState(null, '', '/material-ui/react-buton');
  render(<SimilarPages />);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('link', { name: 'See all pages' })).toHaveAttribute('href', '/all-pages');
  await screen.findByRole('navigation', { name: 'Pages with similar URLs' });
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveAttribute('href', '/material-ui/react-button');
});

test('suggests nothing for a path that is not similar to any page', async () => {
  history.replaceState(null, '', '/qqqqqqqqqqqqqqqqqqqqqqqq');
  render(<SimilarPages />);
  // The list of pages arrives in a later task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('lists all pages by product', () => {
  render(
    <AllPages
      pages={[
        {
          pathname: '/joy-ui/react-button',
          title: 'Button',
          description: 'Joy.',
          product: 'joy-ui',
        },
        {
          pathname: '/material-ui/react-button',
          title: 'Button',
          description: '',
          product: 'material-ui',
        },
        { pathname: '/somewhere', title: 'Else', description: '', product: 'null' },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All pages');
  const sections = screen
    .getAllByRole('region')
    .map((region) => [
      region.querySelector('h2')?.textContent,
      [...region.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    ]);
  expect(sections).toEqual([
    ['Material UI', ['/material-ui/react-button']],
    ['Joy UI', ['/joy-ui/react-button']],
    ['Other pages', ['/somewhere']],
  ]);
});

test('marks titles and descriptions in another language and isolates their direction', () => {
  const english = { title: 'Button', description: 'Starts an action.', lang: 'en' };
  const own = { title: '选项卡', description: '分组。' };
  render(
    <AllPages
      pages={[
        { pathname: '/joy-ui/react-button', ...english, product: 'joy-ui' },
        { pathname: '/joy-ui/react-tabs', ...own, product: 'joy-ui' },
      ]}
    />,
  );
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('lang'))).toEqual(['en', null]);
  expect(items[0]?.querySelector('bdi')).toHaveTextContent('Starts an action.');
});
