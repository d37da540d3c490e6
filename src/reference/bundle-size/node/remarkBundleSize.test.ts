import path from 'node:path';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { remarkBundleSize } from './remarkBundleSize';

const siteDir = path.resolve(__dirname, '../../../..');

function run(frontMatter: Record<string, unknown>): Root {
  const tree: Root = { type: 'root', children: [] };
  remarkBundleSize({ siteDir })(tree, new VFile({ value: '', data: { frontMatter } }));
  return tree;
}

test("imports the sizes of the page's components and adds the chip", () => {
  const { children } = run({ productId: 'material-ui', components: ['Button', 'Nothing', 'Chip'] });
  const requests = children.flatMap((node) => {
    const { data } = node as { data?: { estree: { body: { source: { value: string } }[] } } };
    return data?.estree.body.map(({ source }) => source.value) ?? [];
  });
  expect(requests).toEqual([
    '@site/src/reference/bundle-size/client/BundleSizeChip',
    '@shared-data/bundle-size/material-ui-Button.json',
    '@shared-data/bundle-size/material-ui-Chip.json',
  ]);
  expect(children.at(-1)).toMatchObject({ type: 'mdxJsxFlowElement', name: 'BundleSizeChip' });
});

test('leaves a page without measured components unchanged', () => {
  expect(run({ productId: 'toolpad-core', components: ['AppProvider'] }).children).toEqual([]);
  expect(run({ productId: 'material-ui' }).children).toEqual([]);
});
