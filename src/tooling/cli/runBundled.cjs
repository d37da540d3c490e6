/**
 * Runs a command of this folder from one bundled file: `node src/tooling/cli/runBundled.cjs checkContent …`.
 * Loading 500 modules one by one takes longer than checking a page. The command is bundled again when
 * the file is missing or one of its modules has changed.
 */
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const vm = require('node:vm');

const SITE_DIR = path.resolve(__dirname, '../../..');
const CACHE = path.join(SITE_DIR, 'node_modules/.cache/cli');
/** Not bundled, because they look for files relative to their own folder. */
const EXTERNAL = [
  '@docusaurus/*',
  '@shikijs/langs',
  '@testing-library/dom',
  'esbuild',
  'esbuild-register',
  'jsdom',
];

/** Replaces `__dirname` with the module's own folder; in a bundle, all modules would share one. */
const keepFolders = {
  name: 'keep-folders',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path: file }) => {
      const code = await fs.promises.readFile(file, 'utf8');
      const folder = JSON.stringify(path.dirname(file));
      const loader = file.endsWith('x') ? 'tsx' : 'ts';
      return { contents: code.replace(/\b__dirname\b/g, folder), loader };
    });
  },
};

/** Returns a string that changes whenever the file is saved. */
function getStamp(file) {
  const stat = fs.statSync(path.join(SITE_DIR, file), { throwIfNoEntry: false });
  return stat === undefined ? 'none' : `${stat.mtimeMs} ${stat.size}`;
}

function isFresh(bundle, record) {
  if (!fs.existsSync(bundle) || !fs.existsSync(record)) return false;
  try {
    const stamps = Object.entries(JSON.parse(fs.readFileSync(record, 'utf8')));
    return stamps.length > 0 && stamps.every(([file, stamp]) => getStamp(file) === stamp);
  } catch {
    return false;
  }
}

/** Writes a file atomically, because two commands may run at the same time. */
function writeAtomically(file, content) {
  fs.writeFileSync(`${file}.${process.pid}`, content);
  fs.renameSync(`${file}.${process.pid}`, file);
}

async function makeBundle(entry, bundle, record) {
  const { metafile, outputFiles } = await require('esbuild').build({
    entryPoints: [entry],
    absWorkingDir: SITE_DIR,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    outfile: bundle,
    external: EXTERNAL,
    // Node can't `import()` from a script that V8 compiled earlier.
    supported: { 'dynamic-import': false },
    plugins: [keepFolders],
    metafile: true,
    minifyWhitespace: true,
    write: false,
    logLevel: 'error',
  });
  const own = path.relative(SITE_DIR, __filename);
  const inputs = [...Object.keys(metafile.inputs), own, 'package-lock.json'];
  fs.mkdirSync(CACHE, { recursive: true });
  writeAtomically(bundle, outputFiles[0].contents);
  // Written last, because a record means that the bundle is complete.
  const stamps = Object.fromEntries(inputs.map((file) => [file, getStamp(file)]));
  writeAtomically(record, JSON.stringify(stamps));
}

async function run([name = '', ...options]) {
  const entry = path.join(__dirname, `${name}.ts`);
  const [bundle, record] = ['cjs', 'json'].map((end) =>
    path.join(CACHE, `${path.basename(name)}.${end}`),
  );
  if (!isFresh(bundle, record)) await makeBundle(entry, bundle, record);
  process.argv = [process.argv[0], entry, ...options];
  runCompiled(bundle);
}

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

run(process.argv.slice(2)).catch((error) => {
  // esbuild has printed its errors with file and line already.
  if (!Array.isArray(error.errors)) console.error(error);
  process.exitCode = 1;
});
