import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LiveRuntimeOptions } from '../../demos/editor/node/liveRuntimeLoader';
import { cachedPackages } from '../../demos/editor/node/cachedPackages';
import { readInstalledPackages } from '../../demos/export/node/readInstalledPackages';
import { liveHost } from '../../config/live';
import { warmCache } from '../../foundation/site/node/deferredData';
import { writeSharedData } from '../../foundation/site/node/sharedData';
import { BASE_URL } from '../../foundation/site/node/siteSettings';
import { liveRuntimeLoader } from '../../demos/editor/node/liveRuntimeLoader';
import { createLoaderUse } from '../createLoaderUse';

/** Adds the loader for the live preview's runtime, and writes the package versions for exports. */
export default function liveCodePlugin({ siteDir, i18n }: LoadContext): Plugin {
  // In a production build, all languages share one copy.
  const isBuild = process.env.NODE_ENV === 'production';
  const isShared = isBuild && i18n.currentLocale !== i18n.defaultLocale;
  return {
    name: 'site-live-code',
    // Bundling the packages takes half a minute. The site's bundler needs them late and leaves a core
    // idle until then.
    loadContent() {
      if (isBuild && !isShared) warmCache(siteDir, 'live-preview', cachedPackages(siteDir));
    },
    contentLoaded() {
      writeSharedData(siteDir, 'live-code/installed-packages.json', readInstalledPackages(siteDir));
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            resourceQuery: /^\?live-runtime$/,
            enforce: 'pre',
            use: [
              createLoaderUse(liveRuntimeLoader, {
                isServer,
                siteDir,
                sharedBaseUrl: isShared ? BASE_URL : undefined,
                liveHost,
              } satisfies LiveRuntimeOptions),
            ],
          },
        ],
      },
    }),
  };
}
