import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { isFillPending } from '../../../foundation/site/node/backgroundWork';
import { takePagesWithoutReference } from './pagesWithoutReference';
import { remarkPlayground } from './remarkPlayground';

jest.mock('../../../foundation/site/node/backgroundWork');

test('shows a placeholder and records the page while the API reference is missing', async () => {
  jest.mocked(isFillPending).mockReturnValue(true);
  const playground = {
    type: 'mdxJsxFlowElement',
    name: 'Playground',
    attributes: [],
    children: [],
  };
  const tree = { type: 'root', children: [playground] } as Root;
  await remarkPlayground({ siteDir: '/site' })(tree, new VFile({ path: '/site/docs/button.mdx' }));
  expect(tree.children).toMatchObject([{ name: 'p', children: [{ type: 'text' }] }]);
  expect([...takePagesWithoutReference()]).toEqual(['/site/docs/button.mdx']);
  expect([...takePagesWithoutReference()]).toEqual([]);
});
