import { docsTree } from '../data/docs';
import { createTopLinks } from './topLinks';

test('returns the top-level pages in order', () => {
  expect(createTopLinks(docsTree).map(({ label, to, href }) => [label, to ?? href])).toEqual([
    ['Versions', '/versions'],
    ['Templates', 'https://mui.com/store/'],
    ['Blog', '/blog'],
  ]);
});

test('the store link has its icon and its analytics attributes', () => {
  expect(createTopLinks(docsTree)[1]).toMatchObject({
    icon: 'ReaderIcon',
    'data-ga-event-category': 'store',
    'data-ga-event-action': 'click',
    'data-ga-event-label': 'sidenav',
  });
});
