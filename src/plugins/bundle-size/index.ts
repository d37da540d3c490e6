import type { LoadContext, Plugin } from '@docusaurus/types';
import { listMeasured, sizeFileName } from '../../bundle-size/node/listMeasured';
import { cachedSizes } from '../../bundle-size/node/readSizes';
import { provideLate } from '../../site/node/lateData';

/** Writes one small file for each component; a page imports those of its own components. */
export default function bundleSizePlugin({ siteDir }: LoadContext): Plugin {
  const components = listMeasured(siteDir);
  return {
    name: 'site-bundle-size',
    contentLoaded: ({ actions: { createData } }) =>
      provideLate({
        siteDir,
        part: 'bundle-size',
        ...cachedSizes(siteDir, components),
        placeholder: [],
        write: async (sizes) => {
          await Promise.all(
            components.map(({ productId, name }, index) =>
              createData(sizeFileName(productId, name), sizes[index] ?? {}),
            ),
          );
        },
      }),
  };
}
