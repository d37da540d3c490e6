import type { LoadContext, Plugin } from '@docusaurus/types';
import { listImages } from '../../publish/social-images/node/listImages';
import { makeImages } from '../../publish/social-images/node/makeImages';

/** Draws the picture that a link to a page shows elsewhere. Once, for all locales. */
export default function socialImagesPlugin({ siteDir, i18n }: LoadContext): Plugin {
  return {
    name: 'site-social-images',
    async postBuild({ outDir }) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      await makeImages(siteDir, outDir, await listImages(siteDir));
    },
  };
}
