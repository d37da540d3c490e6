import fs from 'node:fs';
import path from 'node:path';
import { splitRoutes } from '../model/splitRoutes';
import type { RouteShard } from '../model/splitRoutes';
import {
  formatRegistry,
  formatRoutes,
  formatShard,
  formatSidebar,
  formatTable,
  formatVersion,
  toRouteKey,
  toShardFile,
  toSidebarFile,
} from './formatTables';
import { listChunks } from './listChunks';
import { readGlobalData, readSiteConfig, readVersions } from './readBrowserData';
import { readGenerated } from './readGenerated';
import type { GeneratedRoutes } from './readGenerated';
import { DESCRIPTION_FILE, TABLE_FOLDER } from './tableDescription';
import type { TableDescription } from './tableDescription';

interface DividedChunks {
  /** The chunk names of routes that aren't in a shard, by route key. */
  readonly commonNames: Readonly<Record<string, unknown>>;
  /** Chunks that several routes use, such as the component of pages. */
  readonly common: readonly string[];
  /** Chunks that only one page in a shard uses. */
  readonly ofPages: ReadonlySet<string>;
}

function divideChunks(
  { chunkNames }: GeneratedRoutes,
  shards: readonly RouteShard[],
): DividedChunks {
  const leafKeys = new Set(shards.flatMap(({ leaves }) => leaves.map(toRouteKey)));
  const commonNames = Object.fromEntries(
    Object.entries(chunkNames).filter(([key]) => !leafKeys.has(key)),
  );
  const inCommonNames = new Set(listChunks(commonNames));
  const uses = new Map<string, number>();
  for (const name of listChunks(chunkNames)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = [...uses.keys()];
  const ofPages = new Set(names.filter((name) => uses.get(name) === 1 && !inCommonNames.has(name)));
  return { commonNames, common: names.filter((name) => !ofPages.has(name)).sort(), ofPages };
}

/** Returns registry entries that load a file of ours instead of a module. */
function redirect(registry: string, module: string, file: string): string {
  const request = JSON.stringify(module);
  return registry
    .replace(` ${request})`, ` '${file}')`)
    .replace(`resolveWeak(${request})`, `resolveWeak('${file}')`);
}

function describeTable(
  { registry }: GeneratedRoutes,
  shards: readonly RouteShard[],
  sidebars: readonly string[],
): TableDescription {
  const parts = shards.flatMap(({ leaves, sidebar }, index) => {
    const at = sidebar === undefined ? -1 : sidebars.indexOf(sidebar);
    const files = [toShardFile(index), ...(at === -1 ? [] : [toSidebarFile(at)])];
    return leaves.map(({ path: pathname }) => [pathname, files.map((file) => `./${file}`)]);
  });
  return {
    names: Object.fromEntries([...registry].map(([name, { module }]) => [module, name])),
    parts: Object.fromEntries(parts) as TableDescription['parts'],
  };
}

/**
 * Writes the route tables that the browser loads instead of Docusaurus' own, which list every page of
 * the site: a common table without the documentation's pages, and shards of neighboring pages, each
 * with its sidebar.
 *
 * @returns whether the table was written. A site with few pages keeps Docusaurus' tables.
 */
export function writeRouteTable(generatedFolder: string, baseUrl: string): boolean {
  const generated = readGenerated(generatedFolder);
  const { shards, isSplit } = splitRoutes(generated.routes);
  if (shards.length === 0) return false;
  const folder = path.join(generatedFolder, TABLE_FOLDER);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const write = (file: string, text: string): void => {
    fs.writeFileSync(path.join(folder, file), text);
  };
  const chunks = divideChunks(generated, shards);
  const versions = readVersions(generatedFolder, generated);
  let registry = formatRegistry(generated, chunks.common);
  for (const { module, version } of versions) {
    // A page's own module has its title and description, and no component lists the other pages.
    write('version.js', formatVersion({ ...version, docsSidebars: {}, docs: {} }));
    registry = redirect(registry, module, './version.js');
  }
  const sidebars = new Map(versions.flatMap(({ version }) => Object.entries(version.docsSidebars)));
  for (const [index, [name, items]] of [...sidebars].entries()) {
    write(toSidebarFile(index), formatSidebar(name, items, baseUrl));
  }
  for (const [index, shard] of shards.entries()) {
    write(toShardFile(index), formatShard(shard, generated, chunks.ofPages));
  }
  const sidebarNames = [...sidebars.keys()];
  const names = JSON.stringify(JSON.stringify(chunks.commonNames));
  write('store.js', 'export const leaves = [];\nexport const sidebars = {};\n');
  write('globalData.json', JSON.stringify(readGlobalData(generatedFolder)));
  write('siteConfig.json', JSON.stringify(readSiteConfig(generatedFolder)));
  write('registry.js', `export default ${registry};\n`);
  write('routesChunkNames.js', `export default JSON.parse(${names});\n`);
  write('routes.js', formatRoutes(generated.routes, isSplit));
  write('table.js', formatTable(shards, sidebarNames));
  write(DESCRIPTION_FILE, JSON.stringify(describeTable(generated, shards, sidebarNames)));
  return true;
}
