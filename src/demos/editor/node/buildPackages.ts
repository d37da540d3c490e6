import path from 'node:path';
import { bundleToCommonJs } from './bundle';
import { listFolderModules, listModules } from './listModules';
import { getPackageName } from '../model/getPackageName';
import { RUNTIME_GROUPS } from './runtimeGroups';
import type { RuntimeGroup } from './runtimeGroups';
import { sharedModulesPlugin } from './sharedModulesPlugin';

/** A bundled script that doesn't have a URL yet. */
export interface BuiltScript {
  readonly name: string;
  readonly packages: readonly string[];
  readonly needs: readonly string[];
  readonly code: string;
}

/**
 * Bundles every group of packages for the live preview. Each script is the body of a CommonJS module that
 * exports a function for each module name, which runs the module when it's first required.
 */
export async function buildPackages(siteDir: string): Promise<BuiltScript[]> {
  const requested = new Map<string, Set<string>>();
  const built: BuiltScript[] = [];
  // From the libraries down to React, so that all modules that others import from a group are known when
  // it's bundled.
  for (const group of [...RUNTIME_GROUPS].reverse()) {
    const script = await buildGroup(siteDir, group, requested);
    assertListedBelow(script, built);
    built.unshift(script);
  }
  return built;
}

/** @throws Error when a script imports from one that is already built, which may lack those modules */
function assertListedBelow({ name, needs }: BuiltScript, built: readonly BuiltScript[]): void {
  const above = built.filter((other) => needs.includes(other.name)).map((other) => other.name);
  if (above.length === 0) return;
  throw new Error(
    `src/demos/editor/node/runtimeGroups.ts: "${name}" imports modules of ${above.map((other) => `"${other}"`).join(', ')}, which must be listed above it. Otherwise that script may not contain them. Move it above "${name}".`,
  );
}

async function buildGroup(
  siteDir: string,
  group: RuntimeGroup,
  requested: Map<string, Set<string>>,
): Promise<BuiltScript> {
  const exported = group.packages.flatMap((name) => listGroupModules(siteDir, name));
  const modules = [...new Set([...exported, ...(requested.get(group.name) ?? [])])].sort();
  const needs = new Set<string>();
  const code = await bundleToCommonJs({
    stdin: { contents: createEntry(modules), resolveDir: siteDir, loader: 'js' },
    plugins: [
      sharedModulesPlugin({
        siteDir,
        group: group.name,
        onShared: (specifier, owner) => {
          needs.add(owner);
          requested.set(owner, (requested.get(owner) ?? new Set()).add(specifier));
        },
      }),
    ],
  });
  return { name: group.name, packages: group.packages, needs: [...needs].sort(), code };
}

function listGroupModules(siteDir: string, name: string): string[] {
  const packageName = getPackageName(name);
  const dir = path.join(siteDir, 'node_modules', packageName);
  if (name !== packageName)
    return listFolderModules(dir, packageName, name.slice(packageName.length + 1));
  if (name === 'dayjs') return ['dayjs', ...listFolderModules(dir, 'dayjs', 'plugin')];
  return listModules(dir, name);
}

/** Generates `module.exports = { 'a/b': () => require('a/b') }`. */
function createEntry(modules: readonly string[]): string {
  const lines = modules.map(
    (name) => `${JSON.stringify(name)}: () => require(${JSON.stringify(name)})`,
  );
  return `module.exports = {\n${lines.join(',\n')}\n};\n`;
}
