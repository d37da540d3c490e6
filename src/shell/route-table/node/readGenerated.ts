import fs from 'node:fs';
import path from 'node:path';
import type { RouteNode } from '../model/splitRoutes';

/** An entry of Docusaurus' registry, which loads the modules of routes. */
interface RegistryEntry {
  /** The module's request, such as `@site/docs/a.mdx`. */
  readonly module: string;
  /** The code of the entry, which loads the module. */
  readonly line: string;
}

/** The route tables that Docusaurus generates. */
export interface GeneratedRoutes {
  readonly routes: readonly RouteNode[];
  /** The chunk names of each route, by its pathname and hash. */
  readonly chunkNames: Readonly<Record<string, unknown>>;
  /** By chunk name. */
  readonly registry: ReadonlyMap<string, RegistryEntry>;
}

const ENTRY =
  /^ {2}"([0-9a-f]+)": (\[\(\) => import\(.*\), "(.*)", require\.resolveWeak\(.*\)\]),(?:\};)?$/;

const HOW_TO_FIX =
  'The format of the route tables that Docusaurus generates has changed. Compare node_modules/@docusaurus/core/lib/server/codegen with src/shell/route-table/node/readGenerated.ts, update that file, and then GENERATED in src/plugins/route-table/index.ts (docs/_decisions/replaced-internals.md).';

function readRoutes(text: string): readonly RouteNode[] {
  const body = text.replace(/^import .*$/gm, '').replace('export default', 'return');
  // Docusaurus generated this file, and it only contains calls and literals.
  const evaluate = new Function('ComponentCreator', body) as (
    create: (path: string, hash?: string) => RouteNode['component'],
  ) => readonly RouteNode[];
  return evaluate((route, hash) => ({ path: route, ...(hash === undefined ? {} : { hash }) }));
}

/**
 * Reads the route tables in Docusaurus' folder for generated files.
 *
 * @throws Error if a file is missing, or has a line in another format than this version of Docusaurus
 *   writes
 */
export function readGenerated(folder: string): GeneratedRoutes {
  const read = (file: string): string => {
    const full = path.join(folder, file);
    if (fs.existsSync(full)) return fs.readFileSync(full, 'utf8');
    throw new Error(`${full} doesn't exist. ${HOW_TO_FIX}`);
  };
  const registry = new Map<string, RegistryEntry>();
  for (const line of read('registry.js').split('\n')) {
    if (!line.startsWith('  ')) continue;
    const [, name, code, module] = ENTRY.exec(line) ?? [];
    if (name === undefined || code === undefined || module === undefined) {
      throw new Error(
        `registry.js of Docusaurus contains a line in an unknown format: ${line}. ${HOW_TO_FIX}`,
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
