import { parseChangeLog, selectRecentPages } from './recentChanges';

const pages = new Set([
  '/material-ui/getting-started',
  '/material-ui/react-button',
  '/material-ui/react-card',
  '/material-ui/api/button',
  '/joy-ui/react-card',
  '/x/introduction/roadmap',
]);
const LOG = [
  '\x00300\n\ndocs/material-ui/react-card/CardMedia.tsx\ndocs/x/_data/orders.ts\n',
  '\x00200\n\ndocs/material-ui/react-card/index.mdx\ndocs/material-ui/react-button/index.mdx\n',
  '\x00100\n\ndocs/x/introduction/roadmap.mdx\ndocs/material-ui/api/button.mdx\n',
].join('');

test('a page has changed if its text or one of its demos has', () => {
  expect([...parseChangeLog(LOG, pages)]).toEqual([
    ['/material-ui/react-card', 300_000],
    ['/material-ui/react-button', 200_000],
    ['/x/introduction/roadmap', 100_000],
    ['/material-ui/api/button', 100_000],
  ]);
  expect([...parseChangeLog('', pages)]).toEqual([]);
});

test('an overview lists the pages of its product, newest first, without API pages', () => {
  const changes = parseChangeLog(LOG, pages);
  expect(selectRecentPages(changes, '/material-ui/getting-started')).toEqual([
    ['/material-ui/react-card', 300_000],
    ['/material-ui/react-button', 200_000],
  ]);
  expect(selectRecentPages(changes, '/material-ui/react-button')).toEqual([]);
});
