/**
 * Runs a command of this folder out of one file: `node src/tooling/cli/runBundled.cjs checkContent …`.
 * Reading 500 modules one by one takes longer than checking a page. The file is made when it is
 * missing or one of its modules has changed.
 */
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const vm = require('node:vm');

const SITE_DIR = path.resolve(__dirname, '../../..');
const CACHE = path.join(SITE_DIR, 'node_modules/.cache/cli');
/** Loaded as they are: in need of their own folder. */
const EXTERNAL = [
  '@docusaurus/*',
  '@shikijs/langs',
  '@testing-library/dom',
  'esbuild',
  'esbuild-register',
  'jsdom',
];

/** In one file all modules would have that file's folder. */
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

/** Changes when a file is saved. */
function stampOf(file) {
  const stat = fs.statSync(path.join(SITE_DIR, file), { throwIfNoEntry: false });
  return stat === undefined ? 'none' : `${stat.mtimeMs} ${stat.size}`;
}

function isFresh(bundle, record) {
  if (!fs.existsSync(bundle) || !fs.existsSync(record)) return false;
  try {
    const stamps = Object.entries(JSON.parse(fs.readFileSync(record, 'utf8')));
    return stamps.length > 0 && stamps.every(([file, stamp]) => stampOf(file) === stamp);
  } catch {
    return false;
  }
}

/** Two may run at the same time: a file is there whole or not at all. */
function put(file, content) {
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
  put(bundle, outputFiles[0].contents);
  // Last: it says that the bundle is whole.
  put(record, JSON.stringify(Object.fromEntries(inputs.map((file) => [file, stampOf(file)]))));
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

/** As `require`, with what V8 compiled the last time: that took a third of a page's check. */
function runCompiled(bundle) {
  const compiled = `${bundle}.v8`;
  const cachedData = fs.existsSync(compiled) ? fs.readFileSync(compiled) : undefined;
  const script = new vm.Script(Module.wrap(fs.readFileSync(bundle, 'utf8')), {
    filename: bundle,
    cachedData,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  // V8 refuses it when the bundle or Node is another one. At the end, since functions are
  // compiled when they are first called.
  if (cachedData === undefined || script.cachedDataRejected)
    process.once('exit', () => {
      put(compiled, script.createCachedData());
    });
  const module = { exports: {} };
  const args = [module.exports, Module.createRequire(bundle), module, bundle, path.dirname(bundle)];
  script.runInThisContext().apply(module.exports, args);
}

run(process.argv.slice(2)).catch((error) => {
  // The bundler has printed its errors with their places already.
  if (!Array.isArray(error.errors)) console.error(error);
  process.exitCode = 1;
});
