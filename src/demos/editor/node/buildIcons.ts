import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { groupBy } from '../../../foundation/site/model/groupBy';
import { COMMON, dropNodeInterop, minifyCommonJs } from './bundle';
import { iconKey, ICONS_PACKAGE } from '../model/planRuntime';

const NAMESPACE = 'icons';

/** Bundles icons by the first two letters of their names. Maps each key (`iconKey`) to its script. */
export async function buildIcons(siteDir: string): Promise<Map<string, string>> {
  const dir = path.join(siteDir, 'node_modules', ICONS_PACKAGE, 'esm');
  const names = fs
    .readdirSync(dir)
    .sort()
    .flatMap((file) => (file.endsWith('.js') && file !== 'index.js' ? [file.slice(0, -3)] : []));
  const byKey = groupBy(names, iconKey);
  const result = await build({
    ...COMMON,
    format: 'cjs',
    outdir: 'icons',
    entryPoints: [...byKey.keys()].map((key) => ({ in: `${NAMESPACE}:${key}`, out: key })),
    plugins: [
      {
        name: NAMESPACE,
        setup: (builder) => {
          builder.onResolve({ filter: /^icons:/ }, ({ path: name }) => ({
            path: name.slice(NAMESPACE.length + 1),
            namespace: NAMESPACE,
          }));
          builder.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path: key }) => ({
            contents: createIconsEntry(byKey.get(key) ?? []),
            resolveDir: dir,
            loader: 'js',
          }));
          builder.onResolve({ filter: /^(@mui|react)\b/ }, ({ path: name }) => ({
            path: name,
            external: true,
          }));
        },
      },
    ],
  });
  const scripts = await Promise.all(
    (result.outputFiles ?? []).map(async (file): Promise<[string, string]> => [
      path.basename(file.path, '.js'),
      await minifyCommonJs(dropNodeInterop(file.text)),
    ]),
  );
  return new Map(scripts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function createIconsEntry(names: readonly string[]): string {
  const imports = names.map((name, index) => `import i${String(index)} from './${name}.js';`);
  const entries = names.map(
    (name, index) =>
      `'${ICONS_PACKAGE}/${name}': () => ({ __esModule: true, default: i${String(index)} })`,
  );
  return `${imports.join('\n')}\nmodule.exports = {\n${entries.join(',\n')}\n};\n`;
}
