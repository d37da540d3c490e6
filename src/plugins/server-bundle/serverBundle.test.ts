import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { rspack } from '@rspack/core';
import type { Configuration } from '@rspack/core';
import { runCompiler } from '../../tooling/testing/runCompiler';
import serverBundlePlugin from '.';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'server-bundle-'));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

/** Returns the plugin's configuration for the server or the client. */
function configure(isServer: boolean): Pick<Configuration, 'module' | 'plugins'> {
  const utils = { currentBundler: { name: 'rspack', instance: rspack } };
  return serverBundlePlugin().configureWebpack?.({}, isServer, utils as never, undefined) as never;
}

/** Bundles a CommonJS module with the plugin, and returns the code. */
async function bundle(code: string): Promise<string> {
  fs.writeFileSync(path.join(folder, 'entry.js'), code);
  const compiler = rspack({
    ...configure(true),
    context: folder,
    mode: 'production',
    target: 'node20',
    entry: './entry.js',
    output: { path: folder, filename: 'out.js', library: { type: 'commonjs2' } },
    optimization: { minimize: false },
  });
  await runCompiler(compiler);
  return fs.readFileSync(path.join(folder, 'out.js'), 'utf8');
}

/** Evaluates a bundle in a separate context, as Docusaurus does. */
function evaluate(code: string): { context: vm.Context; exports: (value: unknown) => unknown } {
  const context = vm.createContext({ module: { exports: {} } });
  vm.runInContext(code, context);
  const { exports } = (context as { module: { exports: (value: unknown) => unknown } }).module;
  return { context, exports };
}

test('while pages are rendered, globals aren’t looked up in the context', async () => {
  const text = await bundle(
    'module.exports = (value) => Array.isArray(value) && Math.max(...value) !== undefined;',
  );
  const { context, exports } = evaluate(text);
  Object.assign(context, { Array: 'another array', Math: 'another object' });
  expect(exports([1, 2])).toBe(true);
}, 60_000);

test('a missing browser global is still reported by its name', async () => {
  const { exports } = evaluate(await bundle('module.exports = () => window.innerWidth;'));
  expect(() => exports(undefined)).toThrow('window is not defined');
}, 60_000);

test('the client’s bundle stays as it is', () => {
  expect(configure(false)).toEqual({});
});
