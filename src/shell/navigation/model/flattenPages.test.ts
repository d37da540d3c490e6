import { flattenPages } from './flattenPages';

test('returns only the pages, in reading order', () => {
  expect(
    flattenPages([
      { pathname: '/first' },
      {
        pathname: '/group',
        title: 'Group',
        children: [
          { pathname: '/divider', subheader: 'Divider' },
          { pathname: '/heading', subheader: 'Heading', children: [{ pathname: '/second' }] },
          { pathname: '/second#place', title: 'Place' },
          { pathname: '/old', title: 'Old', href: 'https://old.example/' },
        ],
      },
      { pathname: '/third', planned: true },
    ]),
  ).toEqual([
    { pathname: '/first' },
    { pathname: '/second' },
    { pathname: '/third', planned: true },
  ]);
});
