import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { runCompiler } from '../tooling/testing/runCompiler';
import { replaceModule } from './replaceModule';

let folder = '';
beforeEach(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'replace-module-')));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

/** Bundles a package whose entry imports a module. Returns the output and the errors. */
async function bundle(request: string): Promise<{ text: string; errors: string[] }> {
  const owner = path.join(folder, 'core/lib/client');
  fs.mkdirSync(owner, { recursive: true });
  fs.writeFileSync(path.join(owner, 'index.js'), `import a from '${request}'; console.log(a);`);
  for (const name of ['preload', 'load']) {
    fs.writeFileSync(path.join(owner, `${name}.js`), `export default 'upstream ${name}';`);
  }
  fs.writeFileSync(path.join(folder, 'ours.js'), "export default 'ours';");
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: path.join(owner, 'index.js'),
    output: { path: path.join(folder, 'out'), filename: 'out.js' },
    cache: {
      type: 'persistent',
      storage: { type: 'filesystem', location: path.join(folder, 'cache') },
    },
    plugins: [
      replaceModule({ name: 'rspack', instance: rspack } as never, {
        original: '@docusaurus/core/lib/client/preload.js',
        owner: /[\\/]core[\\/]lib[\\/]client$/,
        request: /^\.\/preload$/,
        file: path.join(folder, 'ours.js'),
      }) as never,
    ],
  });
  const stats = (await runCompiler(compiler)).toJson({ errors: true });
  const out = path.join(folder, 'out/out.js');
  return {
    text: fs.existsSync(out) ? fs.readFileSync(out, 'utf8') : '',
    errors: (stats.errors ?? []).map(({ message }) => message),
  };
}

test('our file replaces the package’s, with and without the bundler’s cache', async () => {
  for (const run of ['first', 'cached']) {
    const { text, errors } = await bundle('./preload');
    expect({ run, errors, isOurs: text.includes('ours') }).toEqual({
      run,
      errors: [],
      isOurs: true,
    });
  }
}, 60_000);

test('the build fails when a package has renamed the module', async () => {
  const { errors } = await bundle('./load');
  expect(errors).toEqual([expect.stringMatching(/ours\.js isn't in the site/u)]);
}, 60_000);
