import { build, transform } from 'esbuild';
import type { BuildOptions } from 'esbuild';

/** Browsers of `browserslist` in package.json. */
export const TARGET = ['chrome111', 'firefox115', 'safari16.4'];

/** Options that all scripts of the live preview share. */
export const COMMON: BuildOptions = {
  bundle: true,
  write: false,
  platform: 'browser',
  target: TARGET,
  legalComments: 'none',
  logLevel: 'silent',
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.MUI_X_TELEMETRY_DISABLED': '"true"',
    global: 'globalThis',
  },
};

/**
 * esbuild's interop for `"type": "module"` files treats a shared module as Node would treat
 * CommonJS: its default export would be the whole module. The shared modules say what they
 * are (`__esModule`), so the flag goes.
 */
export function dropNodeInterop(code: string): string {
  return code.replaceAll(/__toESM\((require\("[^"]+"\)), 1\)/g, '__toESM($1)');
}

/** Bundles an entry to one CommonJS text, small. */
export async function bundleToCommonJs(options: BuildOptions): Promise<string> {
  const result = await build({ ...COMMON, ...options, format: 'cjs' });
  const text = result.outputFiles?.find(({ path }) => !path.endsWith('.map'))?.text ?? '';
  const { code } = await transform(dropNodeInterop(text), {
    minify: true,
    target: TARGET,
    legalComments: 'none',
  });
  return code.trim();
}
