import fs from 'node:fs';
import { flattenPages } from '../../../shell/navigation/model/flattenPages';
import { navigationTrees } from '../../../shell/navigation/data/trees';
import { ENTRY_PAGES } from '../data/entryPages';
import { MOVED_DEMOS } from '../data/movedDemos';
import { createHostRules } from './createHostRules';
import { findRedirect } from './hostRules';
import { REDIRECTS } from './__fixtures__/redirects';

const RULES = createHostRules({
  locales: ['zh'],
  redirects: REDIRECTS,
  scriptHashes: [],
  connectOrigins: [],
  scriptOrigins: [],
  framePolicies: {},
});

describe('redirects: spec ROUTE-4, ROUTE-6 and ROUTE-8', () => {
  test.each([
    ['/material-ui/react-button/', '/material-ui/react-button', 301],
    ['/api', '/api-docs', 301],
    ['/api/button', '/api-docs/button', 301],
    ['/api-docs', '/all-pages', 302],
    ['/api-docs/button', '/material-ui/api/button', 302],
    ['/zh/', '/zh', 301],
    ['/zh/api/button', '/zh/api-docs/button', 301],
    ['/zh/api-docs/button', '/zh/material-ui/api/button', 302],
    ['//evil.example/', '/evil.example', 301],
    ['/api-docs/aspect-ratio', '/joy-ui/api/aspect-ratio', 302],
    ['/api-docs/data-grid', '/x/api/data-grid/data-grid', 302],
    ['/api-docs/data-grid/other', '/x/api/data-grid/other', 302],
    ['/zh/api-docs/data-grid', '/zh/x/api/data-grid/data-grid', 302],
    ['/zh/blog', '/blog', 301],
    ['/zh/blog/a', '/blog/a', 301],
    ['/zh/demo', '/demo', 301],
    ['/zh/demo/a/B', '/demo/a/B', 301],
    ['/demo/x/react-charts/bars/ColourMapBars', '/demo/x/react-charts/bars/ColorMapBars', 301],
    ['/zh/api-data/x.json', '/api-data/x.json', 301],
    ['/zh/llms/x.txt', '/llms/x.txt', 301],
    ['/zh/llms-full.txt', '/llms-full.txt', 301],
    ['/x', '/x/introduction', 302],
    ['/x/', '/x', 301],
    ['/zh/x', '/zh/x/introduction', 302],
    ['/en', '/', 301],
    ['/en/blog', '/blog', 301],
    ['/en/material-ui/a', '/material-ui/a', 301],
  ])('%s -> %s', (from, to, status) => {
    expect(findRedirect(RULES, from)).toEqual({ to, status });
  });
  test.each(['/', '/fr/material-ui', '/english', '/apiary', '/material-ui/api/button', '/zh'])(
    '%s has no redirect',
    (pathname) => {
      expect(findRedirect(RULES, pathname)).toBeUndefined();
    },
  );
});

test('a moved demo redirects to an existing one, and its old path is unused', () => {
  const exists = (demo: string): boolean =>
    ['.tsx', '/system/index.tsx'].some((end) => fs.existsSync(`docs/${demo}${end}`));
  expect(Object.values(MOVED_DEMOS).filter((demo) => !exists(demo))).toEqual([]);
  expect(Object.keys(MOVED_DEMOS).filter(exists)).toEqual([]);
});

test('entry pages exist, and the paths that redirect to them are not pages', () => {
  const pages = new Set(
    navigationTrees.flatMap((tree) => flattenPages(tree.pages)).map(({ pathname }) => pathname),
  );
  expect(Object.values(ENTRY_PAGES).filter((page) => !pages.has(page))).toEqual([]);
  expect(Object.keys(ENTRY_PAGES).filter((address) => pages.has(address))).toEqual([]);
});
