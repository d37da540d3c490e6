/**
 * Runs a command of this folder from one bundled file, because loading several hundred modules one by
 * one takes seconds: `node src/tooling/cli/runBundled.cjs i18nStatus …`.
 */
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const vm = require('node:vm');
const { bundleModule, writeAtomically } = require('../../foundation/site/node/bundleModule.cjs');

/** Commands that run on every save. They're bundled together with packages. */
const FREQUENT = ['checkContent', 'checkServer'];

const WITH_PACKAGES = {
  // These look for files relative to their own folder.
  external: [
    '@docusaurus/*',
    '@shikijs/langs',
    '@testing-library/dom',
    'esbuild',
    'esbuild-register',
    'jsdom',
  ],
  // Node can't `import()` from a script that V8 compiled earlier.
  supported: { 'dynamic-import': false },
  minifyWhitespace: true,
};

/**
 * Runs the bundle as `require` would, with V8's code cache from the last run: compiling took a third
 * of the time of checking a page.
 */
function runCompiled(bundle) {
  const compiled = `${bundle}.v8`;
  const cachedData = fs.existsSync(compiled) ? fs.readFileSync(compiled) : undefined;
  const script = new vm.Script(Module.wrap(fs.readFileSync(bundle, 'utf8')), {
    filename: bundle,
    cachedData,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  // V8 rejects the cache when the bundle or Node's version has changed. It's created on exit, because
  // V8 compiles functions when they're first called.
  if (cachedData === undefined || script.cachedDataRejected)
    process.once('exit', () => {
      writeAtomically(compiled, script.createCachedData());
    });
  const module = { exports: {} };
  const args = [module.exports, Module.createRequire(bundle), module, bundle, path.dirname(bundle)];
  script.runInThisContext().apply(module.exports, args);
}

async function run([name = '', ...options]) {
  const isFrequent = FREQUENT.includes(name);
  const entry = path.join(__dirname, `${name}.ts`);
  const bundle = await bundleModule(entry, isFrequent ? WITH_PACKAGES : undefined);
  process.argv = [process.argv[0], entry, ...options];
  if (isFrequent) runCompiled(bundle);
  else require(bundle);
}

run(process.argv.slice(2)).catch((error) => {
  // esbuild has printed its errors with file and line already.
  if (!Array.isArray(error.errors)) console.error(error);
  process.exitCode = 1;
});
