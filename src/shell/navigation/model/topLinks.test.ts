import { docsTree } from '../data/docs';
import { createTopLinks } from './topLinks';

test('the top-level pages, in their order', () => {
  expect(createTopLinks(docsTree).map(({ label, to, href }) => [label, to ?? href])).toEqual([
    ['Versions', '/versions'],
    ['Templates', 'https://mui.com/store/'],
    ['Blog', '/blog'],
  ]);
});

test('the store carries what counts its clicks, and its icon', () => {
  expect(createTopLinks(docsTree)[1]).toMatchObject({
    icon: 'ReaderIcon',
    'data-ga-event-category': 'store',
    'data-ga-event-action': 'click',
    'data-ga-event-label': 'sidenav',
  });
});
