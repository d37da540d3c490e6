import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { MoveChunkHashes } from '../../shell/route-table/node/moveChunkHashes';
import { TABLE_FOLDER } from '../../shell/route-table/node/tableDescription';
import { writeRouteTable } from '../../shell/route-table/node/writeRouteTable';
import { replaceModule } from '../replaceModule';
import type { ReplacedOriginal } from '../replaceModule';

/** The modules that Docusaurus generates, and the files that the browser loads instead. */
const CODEGEN = '@docusaurus/core/lib/server/codegen';
const GENERATED: readonly [module: string, file: string, original: ReplacedOriginal][] = [
  ['routes', 'routes.js', `${CODEGEN}/codegenRoutes.js`],
  ['registry', 'registry.js', `${CODEGEN}/codegenRoutes.js`],
  ['routesChunkNames', 'routesChunkNames.js', `${CODEGEN}/codegenRoutes.js`],
  ['globalData', 'globalData.json', `${CODEGEN}/codegen.js`],
  ['docusaurus.config', 'siteConfig.json', `${CODEGEN}/codegen.js`],
];

/** In production, makes a page load only the routes of nearby pages, in shards (decision 13). */
export default function routeTablePlugin({
  generatedFilesDir,
  siteDir,
  baseUrl,
}: LoadContext): Plugin {
  const toFile = (file: string): string => path.join(siteDir, 'src/shell/route-table/client', file);
  return {
    name: 'site-route-table',
    getClientModules: () => [toFile('keepAddressValid.ts')],
    configureWebpack(_config, isServer, { currentBundler }) {
      const isProduction = process.env['NODE_ENV'] === 'production';
      if (isServer || !isProduction || !writeRouteTable(generatedFilesDir, baseUrl)) return {};
      const folder = path.join(generatedFilesDir, TABLE_FOLDER);
      return {
        plugins: [
          new MoveChunkHashes(),
          ...GENERATED.map(([module, file, original]) =>
            replaceModule(currentBundler, {
              original,
              request: new RegExp(`^@generated/${module}$`),
              file: path.join(folder, file),
            }),
          ),
          ...(['preload', 'prefetch'] as const).map((module) =>
            replaceModule(currentBundler, {
              original: `@docusaurus/core/lib/client/${module}.js`,
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
