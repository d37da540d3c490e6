// The bundler loads loaders with plain `require`; this file lets it read the TypeScript ones.
const { register } = require('esbuild-register/dist/node');

const { unregister } = register({ target: 'node20' });
const loaders = require('../../demos/node/demoLoader.ts');
unregister();

module.exports = function loadDemo(...args) {
  return loaders[this.getOptions().loader].apply(this, args);
};
