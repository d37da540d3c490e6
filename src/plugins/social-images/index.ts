import type { LoadContext, Plugin } from '@docusaurus/types';
import { listImages } from '../../publish/social-images/node/listImages';
import type { CachedImage } from '../../publish/social-images/node/socialImages';
import { copyImages, drawImages } from '../../publish/social-images/node/socialImages';

/** Draws the social preview images of pages, once for all languages. */
export default function socialImagesPlugin({ siteDir, i18n }: LoadContext): Plugin {
  const isDrawn =
    process.env['NODE_ENV'] === 'production' && i18n.currentLocale === i18n.defaultLocale;
  let drawing: Promise<readonly CachedImage[]> | undefined;
  return {
    name: 'site-social-images',
    // Draws while the bundler runs, which leaves one of two cores idle for half of its time.
    async loadContent() {
      if (!isDrawn) return;
      drawing = drawImages(siteDir, await listImages(siteDir));
      // Prevents an unhandled rejection. `postBuild` reports the error.
      drawing.catch(() => undefined);
    },
    async postBuild({ outDir }) {
      if (drawing !== undefined) await copyImages(await drawing, outDir);
    },
  };
}
