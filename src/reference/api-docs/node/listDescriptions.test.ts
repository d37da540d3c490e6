import path from 'node:path';
import { listDescriptions } from '../model/listDescriptions';
import { createApiView } from './createApiView';
import { createSiteIndex } from './createSiteIndex';

jest.mock('../../../writing/code/node/highlight', () => ({ highlight: () => Promise.resolve('') }));

const SITE_DIR = path.resolve(__dirname, '../../../..');

test.each([
  ['component', '/material-ui/api/button'],
  ['hook', '/toolpad/core/react-use-session/api'],
  ['interface', '/x/api/data-grid/grid-col-def'],
])('lists exactly the descriptions that the page of a %s shows', async (kind, pathname) => {
  const site = createSiteIndex(SITE_DIR);
  const page = site.pages.get(pathname);
  if (page?.api.kind !== kind) throw new Error(`${pathname} isn't the page of a ${kind}.`);
  const { descriptionHtml, tables } = await createApiView(page, site, '/');
  const shown = [{ id: 'description', descriptionHtml }, ...tables.flatMap(({ rows }) => rows)];
  const keys = Object.keys(listDescriptions(page.api));
  expect(keys).toEqual(shown.filter((row) => row.descriptionHtml !== '').map(({ id }) => id));
  expect(keys.length).toBeGreaterThan(0);
});
