import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ComponentSize } from '../../bundle-size/model/types';
import { listMeasured, sizeFileName } from '../../bundle-size/node/listMeasured';
import { readSizes } from '../../bundle-size/node/readSizes';

/** Writes one small file for each component; a page imports those of its own components. */
export default function bundleSizePlugin({
  siteDir,
}: LoadContext): Plugin<readonly ComponentSize[]> {
  const components = listMeasured(siteDir);
  return {
    name: 'site-bundle-size',
    loadContent: () => readSizes(siteDir, components),
    async contentLoaded({ content, actions: { createData } }) {
      for (const [index, { productId, name }] of components.entries()) {
        await createData(sizeFileName(productId, name), content[index] ?? {});
      }
    },
  };
}
