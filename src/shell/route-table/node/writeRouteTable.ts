import fs from 'node:fs';
import path from 'node:path';
import { encodeSidebar } from '../model/sidebarRows';
import type { SidebarNode } from '../model/sidebarRows';
import { splitRoutes } from '../model/splitRoutes';
import type { RouteNode, RouteShard } from '../model/splitRoutes';
import { DESCRIPTION_FILE, TABLE_FOLDER } from './describeTable';
import type { TableDescription } from './describeTable';
import { listChunks } from './listChunks';
import { readGenerated } from './readGenerated';
import type { GeneratedRoutes } from './readGenerated';
import { thinSiteConfig } from './thinSiteConfig';

const json = (value: unknown): string => JSON.stringify(value);

const toKey = ({ component }: RouteNode): string => `${component.path}-${component.hash ?? ''}`;

function formatRoute(route: RouteNode, isSplit: (routes: readonly RouteNode[]) => boolean): string {
  const { path: pathname, component, exact, routes, sidebar } = route;
  const parts = [
    `path: ${json(pathname)}`,
    `component: create(${[component.path, component.hash]
      .filter((part) => part !== undefined)
      .map(json)
      .join(', ')})`,
    ...(exact === true ? ['exact: true'] : []),
    ...(sidebar === undefined ? [] : [`sidebar: ${json(sidebar)}`]),
    ...(routes === undefined
      ? []
      : [`routes: ${isSplit(routes) ? 'leaves' : formatRoutes(routes, isSplit)}`]),
  ];
  return `{ ${parts.join(', ')} }`;
}

const formatRoutes = (
  routes: readonly RouteNode[],
  isSplit: (routes: readonly RouteNode[]) => boolean,
): string => `[\n${routes.map((route) => formatRoute(route, isSplit)).join(',\n')}\n]`;

/** Entries of the registry. Without a name a chunk costs nothing in the bundler's tables. */
function formatRegistry({ registry }: GeneratedRoutes, names: Iterable<string>): string {
  const lines = [...names].flatMap((name) => {
    const entry = registry.get(name);
    return entry === undefined ? [] : [`${json(name)}: ${entry.line}`];
  });
  return `{\n${lines.join(',\n')}\n}`;
}

function formatShard(
  shard: RouteShard,
  generated: GeneratedRoutes,
  own: ReadonlySet<string>,
): string {
  const chunkNames = Object.fromEntries(
    shard.leaves.map((leaf) => [toKey(leaf), generated.chunkNames[toKey(leaf)]]),
  );
  const chunks = new Set(listChunks(chunkNames).filter((name) => own.has(name)));
  const registry = formatRegistry(generated, chunks).replace(
    /\/\* webpackChunkName: [^*]*\*\/ ?/g,
    '',
  );
  const routes = shard.leaves.map((leaf) => formatRoute(leaf, () => false));
  return `import create from '@docusaurus/ComponentCreator';
import chunkNames from './routesChunkNames.js';
import registry from './registry.js';
import { leaves } from './store.js';
Object.assign(chunkNames, ${json(chunkNames)});
Object.assign(registry, ${registry});
leaves.push(${routes.join(',\n')});
`;
}

function formatSidebar(name: string, items: readonly SidebarNode[], baseUrl: string): string {
  const rows = json(json(encodeSidebar(items, baseUrl)));
  return `import { decodeSidebar } from '@site/src/shell/route-table/model/sidebarRows';
import { sidebars } from './store.js';
sidebars[${json(name)}] = decodeSidebar(JSON.parse(${rows}), ${json(baseUrl)});
`;
}

interface VersionProps {
  version: { docsSidebars: Record<string, readonly SidebarNode[]>; docs: unknown };
}

/** The file with the sidebars, by its entry in the registry. */
function readVersion(folder: string, module: string): VersionProps | undefined {
  const file = module.replace(/^@generated/, folder);
  if (!/plugin-content-docs\/.*\/p\/.*\.json$/.test(module) || !fs.existsSync(file))
    return undefined;
  const props = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<VersionProps>;
  return props.version?.docsSidebars === undefined ? undefined : (props as VersionProps);
}

/** The address of every documentation page is in everyone's data; nothing here asks for it. */
function thinGlobalData(folder: string): unknown {
  const data = JSON.parse(fs.readFileSync(path.join(folder, 'globalData.json'), 'utf8')) as Record<
    string,
    Record<string, { versions?: { docs: unknown[] }[] }>
  >;
  for (const plugin of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of plugin.versions ?? []) version.docs = [];
  }
  return data;
}

/**
 * Writes the tables of routes anew: one that every page loads, without the documentation's
 * pages, and shards of neighbouring pages, each with its sidebar. Docusaurus' own tables name
 * every page of the site to everyone. Gives false when there is nothing to split.
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
  const leafKeys = new Set(shards.flatMap(({ leaves }) => leaves.map(toKey)));
  const shared = Object.fromEntries(
    Object.entries(generated.chunkNames).filter(([key]) => !leafKeys.has(key)),
  );
  // What two pages share (their component) stays in the common table.
  const uses = new Map<string, number>();
  for (const name of listChunks(generated.chunkNames)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const sharedChunks = new Set(listChunks(shared));
  const own = new Set(
    [...uses]
      .filter(([name, count]) => count === 1 && !sharedChunks.has(name))
      .map(([name]) => name),
  );
  const sidebars = new Map<string, readonly SidebarNode[]>();
  let common = formatRegistry(generated, [...uses.keys()].filter((name) => !own.has(name)).sort());
  for (const { module } of generated.registry.values()) {
    const props = readVersion(generatedFolder, module);
    if (props === undefined) continue;
    for (const [name, items] of Object.entries(props.version.docsSidebars))
      sidebars.set(name, items);
    // Of a page's own title and description the page knows; nothing here lists other pages.
    const version = { ...props.version, docsSidebars: {}, docs: {} };
    write(
      'version.js',
      `import { sidebars } from './store.js';\nexport default { version: { ...${json(version)}, docsSidebars: sidebars } };\n`,
    );
    common = common
      .replace(` ${json(module)})`, " './version.js')")
      .replace(`resolveWeak(${json(module)})`, "resolveWeak('./version.js')");
  }
  const names = [...sidebars.keys()];
  for (const [index, name] of names.entries()) {
    write(`sidebar-${String(index)}.js`, formatSidebar(name, sidebars.get(name) ?? [], baseUrl));
  }
  write('store.js', 'export const leaves = [];\nexport const sidebars = {};\n');
  write('globalData.json', json(thinGlobalData(generatedFolder)));
  const config = fs.readFileSync(path.join(generatedFolder, 'docusaurus.config.mjs'), 'utf8');
  write('siteConfig.json', json(thinSiteConfig(config)));
  write('registry.js', `export default ${common};\n`);
  write('routesChunkNames.js', `export default JSON.parse(${json(json(shared))});\n`);
  write(
    'routes.js',
    `import create from '@docusaurus/ComponentCreator';\nimport { leaves } from './store.js';\nexport default ${formatRoutes(generated.routes, isSplit)};\n`,
  );
  for (const [index, shard] of shards.entries()) {
    write(`shard-${String(index)}.js`, formatShard(shard, generated, own));
  }
  const sidebarOf = ({ sidebar }: RouteShard): number =>
    sidebar === undefined ? -1 : names.indexOf(sidebar);
  const requests = shards.map((shard, index) => {
    const at = sidebarOf(shard);
    return [`./shard-${String(index)}.js`, ...(at === -1 ? [] : [`./sidebar-${String(at)}.js`])];
  });
  // Each sidebar is imported in one place: every further one would get a chunk, a copy, of its own.
  const sidebarLoaders = names.map((_name, at) => `() => import('./sidebar-${String(at)}.js')`);
  const loaders = shards.map((shard, index) => {
    const at = sidebarOf(shard);
    const sidebar = at === -1 ? '' : `, sidebars[${String(at)}]()`;
    return `() => Promise.all([import('./shard-${String(index)}.js')${sidebar}])`;
  });
  const parts = shards.flatMap(({ leaves }, index) =>
    leaves.map((leaf): [string, string[]] => [leaf.path, requests[index] ?? []]),
  );
  const description: TableDescription = {
    names: Object.fromEntries([...generated.registry].map(([name, { module }]) => [module, name])),
    parts: Object.fromEntries(parts),
  };
  write(DESCRIPTION_FILE, json(description));
  write(
    'table.js',
    `export const starts = ${json(shards.map(({ start }) => start))};
const sidebars = [\n${sidebarLoaders.join(',\n')}\n];
export const loaders = [\n${loaders.join(',\n')}\n];
`,
  );
  return true;
}
