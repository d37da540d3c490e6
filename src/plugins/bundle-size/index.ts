import type { LoadContext, Plugin } from '@docusaurus/types';
import { listMeasured, sizeFileName } from '../../reference/bundle-size/node/listMeasured';
import { cachedSizes } from '../../reference/bundle-size/node/readSizes';
import { provideDeferred } from '../../foundation/site/node/deferredData';
import { writeSharedData } from '../../foundation/site/node/sharedData';

/** Writes the bundle size of each component to its own small file, which the component's page imports. */
export default function bundleSizePlugin({ siteDir }: LoadContext): Plugin {
  const components = listMeasured(siteDir);
  return {
    name: 'site-bundle-size',
    contentLoaded: () =>
      provideDeferred({
        siteDir,
        part: 'bundle-size',
        ...cachedSizes(siteDir, components),
        placeholder: [],
        write: (sizes) => {
          for (const [index, { productId, name }] of components.entries()) {
            const file = `bundle-size/${sizeFileName(productId, name)}`;
            writeSharedData(siteDir, file, sizes[index] ?? {});
          }
          return Promise.resolve();
        },
      }),
  };
}
