// The bundler loads loaders with plain `require`, which cannot read TypeScript: this one file
// stands for all of ours and calls the function that its options name.
const path = require('node:path');
const { register } = require('esbuild-register/dist/node');

/** The exports of a module, by its path below `src`. Node keeps them after the first call. */
function load(module) {
  const { unregister } = register({ target: 'node20' });
  try {
    return require(path.join(__dirname, '..', module));
  } finally {
    unregister();
  }
}

module.exports = function siteLoader(...args) {
  const { module: file, name } = this.getOptions();
  return load(file)[name].apply(this, args);
};
module.exports.load = load;
