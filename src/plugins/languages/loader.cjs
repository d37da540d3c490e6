// The bundler loads loaders with plain `require`; this file lets it read the TypeScript one.
const { register } = require('esbuild-register/dist/node');

const { unregister } = register({ target: 'node20' });
module.exports = require('../../languages/node/progressLoader.ts').progressLoader;
unregister();
