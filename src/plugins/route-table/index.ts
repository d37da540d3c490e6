import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { TABLE_FOLDER } from '../../route-table/node/describeTable';
import { CarryNames } from '../../route-table/node/carryNames';
import { writeRouteTable } from '../../route-table/node/writeRouteTable';
import { replaceModule } from '../replaceModule';

/** Modules that Docusaurus makes, and what the browser gets in their place. */
const REPLACED: readonly [module: string, file: string][] = [
  ['routes', 'routes.js'],
  ['registry', 'registry.js'],
  ['routesChunkNames', 'routesChunkNames.js'],
  ['globalData', 'globalData.json'],
  ['docusaurus.config', 'siteConfig.json'],
];

/** In production a reader loads the routes of the pages near the one that is read. */
export default function routeTablePlugin({
  generatedFilesDir,
  siteDir,
  baseUrl,
}: LoadContext): Plugin {
  const toFile = (file: string): string => path.join(siteDir, 'src/route-table/client', file);
  return {
    name: 'site-route-table',
    getClientModules: () => [toFile('keepAddressValid.ts')],
    configureWebpack(_config, isServer, { currentBundler }) {
      const isProduction = process.env['NODE_ENV'] === 'production';
      if (isServer || !isProduction || !writeRouteTable(generatedFilesDir, baseUrl)) return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const folder = path.join(generatedFilesDir, TABLE_FOLDER);
      return {
        plugins: [
          new CarryNames(),
          ...REPLACED.map(
            ([module, file]) =>
              new NormalModuleReplacementPlugin(
                new RegExp(`^@generated/${module}$`),
                path.join(folder, file),
              ),
          ),
          ...['preload', 'prefetch'].map((module) =>
            replaceModule(currentBundler, {
              owner: /[\\/]core[\\/]lib[\\/]client$/,
              request: new RegExp(`^\\./${module}$`),
              file: toFile(`${module}.ts`),
            }),
          ),
        ],
      };
    },
  };
}
