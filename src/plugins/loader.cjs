// The bundler loads loaders with plain `require`, which cannot read TypeScript: this one file
// stands for all of ours and calls the function that its options name.
const path = require('node:path');
const { register } = require('esbuild-register/dist/node');

/** Modules that were loaded: each `register` leaves a layer behind in Node's own loader. */
const loaded = new Map();

/** The exports of a module, by its path below `src`. */
function load(module) {
  if (!loaded.has(module)) {
    const { unregister } = register({ target: 'node20' });
    try {
      loaded.set(module, require(path.join(__dirname, '..', module)));
    } finally {
      unregister();
    }
  }
  return loaded.get(module);
}

module.exports = function siteLoader(...args) {
  const { module: file, name } = this.getOptions();
  return load(file)[name].apply(this, args);
};
module.exports.load = load;
