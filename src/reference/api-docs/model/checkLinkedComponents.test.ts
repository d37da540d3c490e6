import { findUnlinkedComponents } from './checkLinkedComponents';
import type { ApiPage } from './types';

const page = (name: string, kind = 'component'): ApiPage =>
  ({ pathname: `/x/api/data-grid/${name.toLowerCase()}`, api: { name, kind } }) as ApiPage;

test('a component that no page names is told with the address of its API', () => {
  const apis = [page('GridRow'), page('GridCell'), page('GridColDef', 'interface')];
  const sources = [{ frontMatter: { components: ['GridRow'] } }, { frontMatter: {} }];
  expect(findUnlinkedComponents(apis, sources)).toEqual([
    { name: 'GridCell', pathname: '/x/api/data-grid/gridcell' },
  ]);
});
