const fs = require('node:fs');
const path = require('node:path');

const SITE_DIR = path.resolve(__dirname, '../../../..');
const CACHE = path.join(SITE_DIR, 'node_modules/.cache/bundled');
/** With a source map, `NODE_OPTIONS=--enable-source-maps` makes stacks name the original files. */
const WITHOUT_PACKAGES = { packages: 'external', sourcemap: 'linked' };

/** Declares `__dirname` in each module as its own folder; in a bundle, all modules would share one. */
const keepFolders = {
  name: 'keep-folders',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path: file }) => {
      const code = await fs.promises.readFile(file, 'utf8');
      const folder = JSON.stringify(path.dirname(file));
      const loader = file.endsWith('x') ? 'tsx' : 'ts';
      // On the first line, so that line numbers stay the same. Modules that don't use it lose it again.
      return { contents: `const __dirname = ${folder}; ${code}`, loader };
    });
  },
};

const getStat = (file) => fs.statSync(path.join(SITE_DIR, file), { throwIfNoEntry: false });

/** Returns a string that changes whenever the file is saved. */
function getStamp(file) {
  const stat = getStat(file);
  return stat === undefined ? 'none' : `${stat.mtimeMs} ${stat.size}`;
}

/** A project that was moved has the same files, but the bundle contains their absolute paths. */
function isFresh(bundle, record) {
  if (!fs.existsSync(bundle) || !fs.existsSync(record)) return false;
  try {
    const { siteDir, stamps } = JSON.parse(fs.readFileSync(record, 'utf8'));
    return (
      siteDir === SITE_DIR &&
      Object.entries(stamps).every(([file, stamp]) => getStamp(file) === stamp)
    );
  } catch {
    return false;
  }
}

/** The same as `writeFileAtomic`, which plain Node can't load: two commands may run at the same time. */
function writeAtomically(file, content) {
  fs.writeFileSync(`${file}.${process.pid}`, content);
  fs.renameSync(`${file}.${process.pid}`, file);
}

async function makeBundle(entry, bundle, record, options) {
  const startedAt = Date.now();
  const { metafile, outputFiles } = await require('esbuild').build({
    entryPoints: [entry],
    absWorkingDir: SITE_DIR,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    outfile: bundle,
    ...options,
    plugins: [keepFolders],
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const own = path.relative(SITE_DIR, __filename);
  const inputs = [...Object.keys(metafile.inputs), own, 'package-lock.json'];
  fs.mkdirSync(CACHE, { recursive: true });
  for (const { path: file, contents } of outputFiles) writeAtomically(file, contents);
  // Someone saved a file meanwhile. The bundle may contain the previous text, so the next run repeats it.
  if (inputs.some((file) => getStat(file)?.mtimeMs >= startedAt)) return;
  // Written last, because a record means that the bundle is complete.
  const stamps = Object.fromEntries(inputs.map((file) => [file, getStamp(file)]));
  writeAtomically(record, JSON.stringify({ siteDir: SITE_DIR, stamps }));
}

/**
 * Bundles a TypeScript module and the modules that it imports into one CommonJS file, unless that file
 * exists and none of the modules has changed. Node loads one file in a fraction of the time that it
 * takes to transpile and load several hundred.
 *
 * @param {string} entry absolute path of the module; its file name has to be unique among all entries
 * @param {import('esbuild').BuildOptions} options which packages are bundled, and more; by default, none
 * @returns {Promise<string>} absolute path of the bundle, in the cache
 * @throws esbuild's error. It has printed all problems, with file and line.
 */
async function bundleModule(entry, options = WITHOUT_PACKAGES) {
  const name = path.basename(entry, path.extname(entry));
  const [bundle, record] = ['cjs', 'json'].map((end) => path.join(CACHE, `${name}.${end}`));
  if (!isFresh(bundle, record)) await makeBundle(entry, bundle, record, options);
  return bundle;
}

module.exports = { bundleModule, writeAtomically };
