import fs from 'node:fs';
import path from 'node:path';
import type { RouteNode } from '../model/splitRoutes';

/** A module of the registry: its name in Docusaurus, and the line that loads it. */
interface RegistryEntry {
  readonly module: string;
  readonly line: string;
}

/** What Docusaurus has written about the routes of the site. */
export interface GeneratedRoutes {
  readonly routes: readonly RouteNode[];
  readonly chunkNames: Readonly<Record<string, unknown>>;
  readonly registry: ReadonlyMap<string, RegistryEntry>;
}

const ENTRY =
  /^ {2}"([0-9a-f]+)": (\[\(\) => import\(.*\), "(.*)", require\.resolveWeak\(.*\)\]),(?:\};)?$/;

const WHAT_TO_DO =
  'Docusaurus writes its tables of routes in another way now: compare node_modules/@docusaurus/core/lib/server/codegen with src/shell/route-table/node/readGenerated.ts, and adapt GENERATED in src/plugins/route-table/index.ts (docs/_decisions/replaced-internals.md).';

function readRoutes(text: string): readonly RouteNode[] {
  const body = text.replace(/^import .*$/gm, '').replace('export default', 'return');
  // The file is Docusaurus' own, of calls and literals only.
  const evaluate = new Function('ComponentCreator', body) as (
    create: (path: string, hash?: string) => RouteNode['component'],
  ) => readonly RouteNode[];
  return evaluate((route, hash) => ({ path: route, ...(hash === undefined ? {} : { hash }) }));
}

/** Reads `.docusaurus`. Throws when a line of it is not as this version of Docusaurus writes it. */
export function readGenerated(folder: string): GeneratedRoutes {
  const read = (file: string): string => {
    const full = path.join(folder, file);
    if (fs.existsSync(full)) return fs.readFileSync(full, 'utf8');
    throw new Error(`${full} isn't there. ${WHAT_TO_DO}`);
  };
  const registry = new Map<string, RegistryEntry>();
  for (const line of read('registry.js').split('\n')) {
    if (!line.startsWith('  ')) continue;
    const [, name, code, module] = ENTRY.exec(line) ?? [];
    if (name === undefined || code === undefined || module === undefined) {
      throw new Error(
        `registry.js of Docusaurus has a line of an unknown form: ${line}. ${WHAT_TO_DO}`,
      );
    }
    registry.set(name, { module, line: code });
  }
  return {
    routes: readRoutes(read('routes.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as Record<string, unknown>,
    registry,
  };
}
