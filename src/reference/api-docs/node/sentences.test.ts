import path from 'node:path';
import { listSentences } from '../model/listSentences';
import { createApiView } from './createApiView';
import { createSiteIndex } from './createSiteIndex';

jest.mock('../../../writing/code/node/highlight', () => ({ highlight: () => Promise.resolve('') }));

const SITE_DIR = path.resolve(__dirname, '../../../..');

test.each([
  ['component', '/material-ui/api/button'],
  ['hook', '/toolpad/core/react-use-session/api'],
  ['interface', '/x/api/data-grid/grid-col-def'],
])(
  'a %s: every sentence that readers see can be translated, and no other',
  async (kind, pathname) => {
    const site = createSiteIndex(SITE_DIR);
    const page = site.pages.get(pathname);
    if (page?.api.kind !== kind) throw new Error(`${pathname} is no ${kind}`);
    const { descriptionHtml, tables } = await createApiView(page, site, '/');
    const shown = [{ id: 'description', descriptionHtml }, ...tables.flatMap(({ rows }) => rows)];
    const sentences = Object.keys(listSentences(page.api));
    expect(sentences).toEqual(
      shown.filter((row) => row.descriptionHtml !== '').map(({ id }) => id),
    );
    expect(sentences.length).toBeGreaterThan(0);
  },
);
