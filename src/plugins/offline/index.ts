import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { Joi } from '@docusaurus/utils-validation';
import { ChunkGroupCollector, readChunkGroups } from '../../reader/offline/node/collectChunkGroups';
import { readPageChunks, writeBuildInfo } from '../../reader/offline/node/offlineBuildInfo';
import { readTableDescription } from '../../shell/route-table/node/tableDescription';
import { nameGroups, withRouteTableFiles } from '../../reader/offline/node/nameGroups';
import { writeIcons } from '../../reader/offline/node/renderIcons';

interface Options {
  /** If `false`, pages don't register a service worker, and `/sw.js` removes the existing one. */
  readonly isOn: boolean;
}

const optionsSchema = Joi.object<Options>({ isOn: Joi.boolean().required() });

function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, Options>): Options {
  return validate(optionsSchema, options);
}

/** Adds the page `/offline`, the app icons, and the data about pages that the service worker needs. */
export default function offlinePlugin(
  { siteDir, baseUrl, generatedFilesDir, i18n }: LoadContext,
  { isOn }: Options,
): Plugin {
  const chunkGroups = path.join(generatedFilesDir, 'chunk-groups.json');
  const isDev = process.env['NODE_ENV'] === 'development';
  return {
    name: 'site-offline',
    contentLoaded({ actions: { addRoute } }) {
      addRoute({
        path: normalizeUrl([baseUrl, 'offline']),
        exact: true,
        component: '@site/src/reader/offline/client/OfflinePage.tsx',
      });
    },
    // src/plugins/service-worker adds the module that registers the worker.
    getClientModules: () =>
      isOn ? [] : [path.join(siteDir, 'src/reader/offline/client/removeWorker.ts')],
    // The dev server has no service worker, so it doesn't need to list all chunks after each change.
    configureWebpack: (_config, isServer) =>
      isServer || isDev ? {} : { plugins: [new ChunkGroupCollector(chunkGroups)] },
    postBuild({ outDir }) {
      const names = fs.readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8');
      const table = readTableDescription(generatedFilesDir);
      writeBuildInfo(outDir, {
        locale: i18n.currentLocale,
        baseUrl,
        groups: nameGroups(readChunkGroups(chunkGroups), table.names),
        pages: withRouteTableFiles(readPageChunks(JSON.parse(names) as object), table.parts),
      });
      if (i18n.currentLocale === i18n.defaultLocale) writeIcons(siteDir, outDir);
      return Promise.resolve();
    },
  };
}

offlinePlugin.validateOptions = validateOptions;
