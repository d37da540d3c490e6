/**
 * Runs a command of this folder out of one file: `node src/cli/runBundled.cjs checkContent …`.
 * Reading 500 modules one by one takes longer than checking a page. The file is made when it is
 * missing or one of its modules has changed.
 */
const fs = require('node:fs');
const path = require('node:path');

const SITE_DIR = path.resolve(__dirname, '../..');
const CACHE = path.join(SITE_DIR, 'node_modules/.cache/cli');
/** Loaded as they are: large, or in need of their own folder. */
const EXTERNAL = ['@docusaurus/*', '@shikijs/langs', 'esbuild', 'esbuild-register', 'typescript'];

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
    plugins: [keepFolders],
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const own = path.relative(SITE_DIR, __filename);
  const inputs = [...Object.keys(metafile.inputs), own, 'package-lock.json'];
  // Two may run at the same time: each file is there whole or not at all, the record last.
  const put = (file, text) => {
    fs.writeFileSync(`${file}.${process.pid}`, text);
    fs.renameSync(`${file}.${process.pid}`, file);
  };
  fs.mkdirSync(CACHE, { recursive: true });
  put(bundle, outputFiles[0].contents);
  put(record, JSON.stringify(Object.fromEntries(inputs.map((file) => [file, stampOf(file)]))));
}

async function run([name = '', ...options]) {
  const entry = path.join(__dirname, `${name}.ts`);
  const [bundle, record] = ['cjs', 'json'].map((end) =>
    path.join(CACHE, `${path.basename(name)}.${end}`),
  );
  if (!isFresh(bundle, record)) await makeBundle(entry, bundle, record);
  process.argv = [process.argv[0], entry, ...options];
  require(bundle);
}

run(process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
