const path = require('node:path');
const { bundleModule } = require('../foundation/site/node/bundleModule.cjs');

/**
 * Loads `site.ts` or `sidebars.ts` in one file. Docusaurus would transpile the 600 modules that they
 * import with Babel, which takes 10 s when its cache is empty, as in a fresh clone.
 *
 * @param {string} name of the file, without its extension
 * @returns {Promise<any>} a fresh copy, because Docusaurus loads its configuration again when it changes
 */
exports.loadBundled = async (name) => {
  const bundle = await bundleModule(path.join(__dirname, `${name}.ts`));
  delete require.cache[bundle];
  return require(bundle);
};
