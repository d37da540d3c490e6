import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { findBase } from '../data/base';
import type { ComponentSize, MeasuredComponent } from '../model/types';

/** Asynchronous, so it runs in another thread: this one also compiles the pages. */
const gzip = promisify(zlib.gzip);
const GZIP_LEVEL = 9;

/** The code of entry points, by name: `alone/3`, `with-base/3`, `base/joy-ui`. */
type Entries = ReadonlyMap<string, string>;

function createEntries(components: readonly MeasuredComponent[]): Entries {
  const entries = new Map<string, string>();
  for (const [index, { exportName = 'default', request, productId }] of components.entries()) {
    const code = `export { ${exportName} as Measured } from '${request}';`;
    entries.set(`alone/${String(index)}`, code);
    entries.set(`with-base/${String(index)}`, `${findBase(productId).code}\n${code}`);
    entries.set(`base/${productId}`, findBase(productId).code);
  }
  return entries;
}

function virtualEntries(entries: Entries, siteDir: string): Plugin {
  return {
    name: 'virtual-entries',
    setup(setup) {
      setup.onResolve({ filter: /^measure:/ }, ({ path }) => ({
        path: path.slice('measure:'.length),
        namespace: 'measure',
      }));
      setup.onLoad({ filter: /.*/, namespace: 'measure' }, ({ path }) => ({
        contents: entries.get(path) ?? '',
        resolveDir: siteDir,
      }));
    },
  };
}

/** Returns the package of a module: `@mui/material/Button` → `@mui/material`. */
function packageOf({ request }: MeasuredComponent): string {
  return request.split('/').slice(0, 2).join('/');
}

/**
 * Bundles every component twice, alone and with the base of its library, and returns the sizes.
 * There's one bundler run for each package, because a run reads each module once but links all its
 * entries, which takes longer the more modules there are. React isn't counted, because every app
 * has it; Emotion is, because it comes with the first component.
 */
export async function measureSizes(
  siteDir: string,
  components: readonly MeasuredComponent[],
): Promise<readonly ComponentSize[]> {
  const sizes = new Map<MeasuredComponent, ComponentSize>();
  for (const packageName of new Set(components.map(packageOf))) {
    const group = components.filter((component) => packageOf(component) === packageName);
    for (const [index, size] of (await measureGroup(siteDir, group)).entries()) {
      const component = group[index];
      if (component !== undefined) sizes.set(component, size);
    }
  }
  return components.flatMap((component) => sizes.get(component) ?? []);
}

async function measureGroup(
  siteDir: string,
  components: readonly MeasuredComponent[],
): Promise<readonly ComponentSize[]> {
  const entries = createEntries(components);
  const { outputFiles } = await build({
    entryPoints: [...entries.keys()].map((name) => ({ in: `measure:${name}`, out: name })),
    plugins: [virtualEntries(entries, siteDir)],
    absWorkingDir: siteDir,
    outdir: 'measure-out',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const sizes = new Map(
    await Promise.all(
      outputFiles.map(async ({ path, contents }) => {
        const entry = path
          .replaceAll('\\', '/')
          .replace(/^.*measure-out\//, '')
          .replace(/\.js$/, '');
        return [entry, (await gzip(contents, { level: GZIP_LEVEL })).length] as const;
      }),
    ),
  );
  const sizeOf = (entry: string): number => {
    const size = sizes.get(entry);
    if (size === undefined) {
      throw new Error(
        `esbuild produced no output for the entry "${entry}", so component sizes can't be measured. Check how src/reference/bundle-size/node/measureSizes.ts derives entry names from output paths.`,
      );
    }
    return size;
  };
  return components.map(({ name, productId }, index) => ({
    name,
    alone: sizeOf(`alone/${String(index)}`),
    added: Math.max(0, sizeOf(`with-base/${String(index)}`) - sizeOf(`base/${productId}`)),
  }));
}
