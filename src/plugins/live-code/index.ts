import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LiveRuntimeOptions } from '../../demos/editor/node/liveRuntimeLoader';
import { cachedPackages } from '../../demos/editor/node/cachedPackages';
import { readInstalledPackages } from '../../demos/export/node/readInstalledPackages';
import { liveHost } from '../../config/live';
import { fillLater } from '../../foundation/site/node/backgroundWork';
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
    // They take half a minute, and the bundler, which leaves a core idle, asks for them at its end.
    loadContent() {
      if (!isBuild || isShared || cachedPackages(siteDir).entry.read() !== undefined) return;
      // The loader makes them itself when this fails, and then says why it can't.
      fillLater(siteDir, 'live-preview').catch(() => undefined);
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
