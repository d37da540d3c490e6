import { minify } from '@swc/core';
import { build } from 'esbuild';
import type { BuildOptions } from 'esbuild';

/** The oldest browsers in package.json's browserslist. */
const TARGET = ['chrome111', 'firefox115', 'safari16.4'];

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
    'process.env.MUI_X_LICENSE_KEY': JSON.stringify(process.env['MUI_X_LICENSE_KEY'] ?? ''),
    'process.env.MUI_X_TELEMETRY_DISABLED': '"true"',
    global: 'globalThis',
  },
};

/**
 * Removes esbuild's flag for Node's interop from imports of shared modules. In `"type": "module"` files,
 * esbuild treats these as Node treats CommonJS, where the default import is the whole module. That's wrong
 * here, because the shared modules have `__esModule`.
 */
export function dropNodeInterop(code: string): string {
  return code.replaceAll(/__toESM\((require\("[^"]+"\)), 1\)/g, '__toESM($1)');
}

/**
 * Minifies the body of a CommonJS module. Uses SWC because esbuild treats top-level names as globals and
 * doesn't shorten them. The result is 6% smaller (Brotli) than esbuild's for a complete module.
 */
export async function minifyCommonJs(code: string): Promise<string> {
  const minified = await minify(code, {
    compress: true,
    mangle: true,
    toplevel: true,
    ecma: 2020,
    format: { comments: false },
  });
  return minified.code.trim();
}

/** Bundles an entry to one minified CommonJS script. */
export async function bundleToCommonJs(options: BuildOptions): Promise<string> {
  const result = await build({ ...COMMON, ...options, format: 'cjs' });
  const text = result.outputFiles?.find(({ path }) => !path.endsWith('.map'))?.text ?? '';
  return minifyCommonJs(dropNodeInterop(text));
}
