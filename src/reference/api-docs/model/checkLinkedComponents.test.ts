import { findUnlinkedComponents } from './checkLinkedComponents';
import type { ApiPageSource } from './types';

const page = (name: string, kind = 'component'): ApiPageSource =>
  ({ pathname: `/x/api/data-grid/${name.toLowerCase()}`, api: { name, kind } }) as ApiPageSource;

test('a component that no page names is told with the address of its API', () => {
  const apis = [page('GridRow'), page('GridCell'), page('GridColDef', 'interface')];
  const sources = [{ frontMatter: { components: ['GridRow'] } }, { frontMatter: {} }];
  expect(findUnlinkedComponents(apis, sources)).toEqual([
    { name: 'GridCell', pathname: '/x/api/data-grid/gridcell' },
  ]);
});
