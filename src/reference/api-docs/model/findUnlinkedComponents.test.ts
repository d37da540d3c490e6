import { findUnlinkedComponents } from './findUnlinkedComponents';
import type { ApiPageSource } from './types';

const page = (name: string, kind = 'component'): ApiPageSource =>
  ({ pathname: `/x/api/data-grid/${name.toLowerCase()}`, api: { name, kind } }) as ApiPageSource;

test('returns components that no page names, with the pathname of their API page', () => {
  const apis = [page('GridRow'), page('GridCell'), page('GridColDef', 'interface')];
  const sources = [{ frontMatter: { components: ['GridRow'] } }, { frontMatter: {} }];
  expect(findUnlinkedComponents(apis, sources)).toEqual([
    { name: 'GridCell', pathname: '/x/api/data-grid/gridcell' },
  ]);
});
