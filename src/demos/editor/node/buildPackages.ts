import path from 'node:path';
import { bundleToCommonJs } from './bundle';
import { listFolderModules, listModules } from './listModules';
import { getPackageName } from '../model/getPackageName';
import { RUNTIME_GROUPS } from './runtimeGroups';
import type { RuntimeGroup } from './runtimeGroups';
import { sharedModulesPlugin } from './sharedModulesPlugin';

/** A script before it has an address. */
export interface BuiltScript {
  readonly name: string;
  readonly packages: readonly string[];
  readonly needs: readonly string[];
  readonly code: string;
}

/**
 * Bundles every group of packages for the live preview. Each script is the body of a
 * CommonJS module that exports functions by module name; a function runs its module when
 * it is first asked for.
 */
export async function buildPackages(siteDir: string): Promise<BuiltScript[]> {
  const asked = new Map<string, Set<string>>();
  const built: BuiltScript[] = [];
  // From the libraries down to React: what a script imports from a lower one is known then.
  for (const group of [...RUNTIME_GROUPS].reverse()) {
    const script = await buildGroup(siteDir, group, asked);
    assertBelow(script, built);
    built.unshift(script);
  }
  return built;
}

/** Throws when a script needs one that is built already: modules that it imports may be missing there. */
function assertBelow({ name, needs }: BuiltScript, built: readonly BuiltScript[]): void {
  const above = built.filter((other) => needs.includes(other.name)).map((other) => other.name);
  if (above.length === 0) return;
  throw new Error(
    `src/demos/editor/node/runtimeGroups.ts: "${name}" imports modules of ${above.map((other) => `"${other}"`).join(', ')}, which is listed below it, so they may not be in its script. Move it above "${name}".`,
  );
}

async function buildGroup(
  siteDir: string,
  group: RuntimeGroup,
  asked: Map<string, Set<string>>,
): Promise<BuiltScript> {
  const own = group.packages.flatMap((name) => modulesOf(siteDir, name));
  const modules = [...new Set([...own, ...(asked.get(group.name) ?? [])])].sort();
  const needs = new Set<string>();
  const code = await bundleToCommonJs({
    stdin: { contents: createEntry(modules), resolveDir: siteDir, loader: 'js' },
    plugins: [
      sharedModulesPlugin({
        siteDir,
        group: group.name,
        onShared: (specifier, owner) => {
          needs.add(owner);
          asked.set(owner, (asked.get(owner) ?? new Set()).add(specifier));
        },
      }),
    ],
  });
  return { name: group.name, packages: group.packages, needs: [...needs].sort(), code };
}

function modulesOf(siteDir: string, name: string): string[] {
  const packageName = getPackageName(name);
  const dir = path.join(siteDir, 'node_modules', packageName);
  if (name !== packageName)
    return listFolderModules(dir, packageName, name.slice(packageName.length + 1));
  if (name === 'dayjs') return ['dayjs', ...listFolderModules(dir, 'dayjs', 'plugin')];
  return listModules(dir, name);
}

/** `module.exports = { 'a/b': () => require('a/b') }` */
function createEntry(modules: readonly string[]): string {
  const lines = modules.map(
    (name) => `${JSON.stringify(name)}: () => require(${JSON.stringify(name)})`,
  );
  return `module.exports = {\n${lines.join(',\n')}\n};\n`;
}
