import { encodeSidebar } from '../model/sidebarRows';
import type { SidebarNode } from '../model/sidebarRows';
import type { RouteNode, RouteShard } from '../model/splitRoutes';
import { listChunks } from './listChunks';
import type { GeneratedRoutes } from './readGenerated';
import type { DocsVersion } from './readBrowserData';

const json = (value: unknown): string => JSON.stringify(value);

/** Returns the key of a route in Docusaurus' table of chunk names, such as `/a/b-4fe`. */
export const toRouteKey = ({ component }: RouteNode): string =>
  `${component.path}-${component.hash ?? ''}`;

export const toShardFile = (index: number): string => `shard-${String(index)}.js`;
export const toSidebarFile = (index: number): string => `sidebar-${String(index)}.js`;

/** Whether the routes of a list are in the shards and not in the common table. */
type IsSplit = (routes: readonly RouteNode[]) => boolean;

function formatRoute(route: RouteNode, isSplit: IsSplit): string {
  const { path: pathname, component, exact, routes, sidebar } = route;
  const create = [component.path, component.hash].filter((part) => part !== undefined).map(json);
  const properties = [
    `path: ${json(pathname)}`,
    `component: create(${create.join(', ')})`,
    ...(exact === true ? ['exact: true'] : []),
    ...(sidebar === undefined ? [] : [`sidebar: ${json(sidebar)}`]),
    ...(routes === undefined
      ? []
      : [`routes: ${isSplit(routes) ? 'leaves' : formatRouteList(routes, isSplit)}`]),
  ];
  return `{ ${properties.join(', ')} }`;
}

const formatRouteList = (routes: readonly RouteNode[], isSplit: IsSplit): string =>
  `[\n${routes.map((route) => formatRoute(route, isSplit)).join(',\n')}\n]`;

/** Returns the module of routes that every page loads. Shards add theirs to `leaves`. */
export const formatRoutes = (routes: readonly RouteNode[], isSplit: IsSplit): string =>
  `import create from '@docusaurus/ComponentCreator';
import { leaves } from './store.js';
export default ${formatRouteList(routes, isSplit)};
`;

/** Returns the registry entries of chunks, as an object literal. */
export function formatRegistry({ registry }: GeneratedRoutes, chunks: Iterable<string>): string {
  const lines = [...chunks].flatMap((name) => {
    const entry = registry.get(name);
    return entry === undefined ? [] : [`${json(name)}: ${entry.line}`];
  });
  return `{\n${lines.join(',\n')}\n}`;
}

/** Returns the module with the props of the docs version. Shards load the sidebars into the store. */
export const formatVersion = (version: DocsVersion): string =>
  `import { sidebars } from './store.js';
export default { version: { ...${json(version)}, docsSidebars: sidebars } };
`;

/**
 * Returns the module of a shard, which adds the routes, chunk names, and registry entries of its pages
 * to the common tables.
 *
 * @param pageChunks names of the chunks that only one page uses
 */
export function formatShard(
  { leaves }: RouteShard,
  generated: GeneratedRoutes,
  pageChunks: ReadonlySet<string>,
): string {
  const chunkNames = Object.fromEntries(
    leaves.map((leaf) => [toRouteKey(leaf), generated.chunkNames[toRouteKey(leaf)]]),
  );
  const chunks = new Set(listChunks(chunkNames).filter((name) => pageChunks.has(name)));
  // The bundler's runtime lists every chunk that has a name.
  const registry = formatRegistry(generated, chunks).replace(
    /\/\* webpackChunkName: [^*]*\*\/ ?/g,
    '',
  );
  const routes = leaves.map((leaf) => formatRoute(leaf, () => false));
  return `import create from '@docusaurus/ComponentCreator';
import chunkNames from './routesChunkNames.js';
import registry from './registry.js';
import { leaves } from './store.js';
Object.assign(chunkNames, ${json(chunkNames)});
Object.assign(registry, ${registry});
leaves.push(${routes.join(',\n')});
`;
}

/** Returns the module that adds a sidebar to the store. */
export function formatSidebar(
  name: string,
  items: readonly SidebarNode[],
  baseUrl: string,
): string {
  const rows = json(json(encodeSidebar(items, baseUrl)));
  return `import { decodeSidebar } from '@site/src/shell/route-table/model/sidebarRows';
import { sidebars } from './store.js';
sidebars[${json(name)}] = decodeSidebar(JSON.parse(${rows}), ${json(baseUrl)});
`;
}

/** Returns the module that finds and loads the shard of a URL, together with its sidebar. */
export function formatTable(shards: readonly RouteShard[], sidebars: readonly string[]): string {
  const load = (file: string): string => `import('./${file}')`;
  // Each sidebar is imported in one place only, because every `import()` creates a separate chunk.
  const sidebarLoaders = sidebars.map((_name, index) => `() => ${load(toSidebarFile(index))}`);
  const loaders = shards.map(({ sidebar }, index) => {
    const at = sidebar === undefined ? -1 : sidebars.indexOf(sidebar);
    const loads = [load(toShardFile(index)), ...(at === -1 ? [] : [`sidebars[${String(at)}]()`])];
    return `() => Promise.all([${loads.join(', ')}])`;
  });
  return `export const starts = ${json(shards.map(({ start }) => start))};
const sidebars = [\n${sidebarLoaders.join(',\n')}\n];
export const loaders = [\n${loaders.join(',\n')}\n];
`;
}
