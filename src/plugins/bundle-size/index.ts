import type { LoadContext, Plugin } from '@docusaurus/types';
import { listMeasured, sizeFileName } from '../../reference/bundle-size/node/listMeasured';
import { cachedSizes } from '../../reference/bundle-size/node/readSizes';
import { provideDeferred } from '../../foundation/site/node/deferredData';

/** Writes the bundle size of each component to its own small file, which the component's page imports. */
export default function bundleSizePlugin({ siteDir }: LoadContext): Plugin {
  const components = listMeasured(siteDir);
  return {
    name: 'site-bundle-size',
    contentLoaded: ({ actions: { createData } }) =>
      provideDeferred({
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
