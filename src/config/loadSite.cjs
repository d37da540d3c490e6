const path = require('node:path');
const { bundleModule } = require('../foundation/site/node/bundleModule.cjs');

/**
 * Loads `site.ts` in one file. Docusaurus would transpile its 600 modules with Babel, which takes 10 s
 * when its cache is empty, as in a fresh clone.
 *
 * For stacks with the original file names, set `NODE_OPTIONS=--enable-source-maps`.
 *
 * @returns {Promise<typeof import('./site')>} a fresh copy, because Docusaurus loads the configuration
 *   again when it changes
 */
exports.loadSite = async () => {
  const bundle = await bundleModule(path.join(__dirname, 'site.ts'), {
    packages: 'external',
    sourcemap: 'linked',
  });
  delete require.cache[bundle];
  return require(bundle);
};
