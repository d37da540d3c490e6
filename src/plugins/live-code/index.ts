import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LiveRuntimeOptions } from '../../demos/editor/node/liveRuntimeLoader';
import { cachedPackages } from '../../demos/editor/node/cachedPackages';
import { readInstalledPackages } from '../../demos/export/node/readInstalledPackages';
import { liveHost } from '../../config/live';
import { warmCache } from '../../foundation/site/node/deferredData';
import { BASE_URL } from '../../foundation/site/node/siteSettings';
import { liveRuntimeLoader } from '../../demos/editor/node/liveRuntimeLoader';
import { callLoader } from '../callLoader';

/** Wires the loader of the live preview's runtime, and writes the versions for exports. */
export default function liveCodePlugin({ siteDir, i18n }: LoadContext): Plugin {
  // One copy serves all locales of a production build.
  const isBuild = process.env.NODE_ENV === 'production';
  const isShared = isBuild && i18n.currentLocale !== i18n.defaultLocale;
  return {
    name: 'site-live-code',
    // The packages take half a minute, and the bundler, which leaves a core idle, asks for them late.
    loadContent() {
      if (isBuild && !isShared) warmCache(siteDir, 'live-preview', cachedPackages(siteDir));
    },
    async contentLoaded({ actions: { createData } }) {
      const packages = readInstalledPackages(siteDir);
      await createData('installed-packages.json', packages);
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            resourceQuery: /^\?live-runtime$/,
            enforce: 'pre',
            use: [
              callLoader(liveRuntimeLoader, {
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
