// The bundler loads loaders by path with plain `require`, which can't load TypeScript. This file is the
// loader for all of ours: it calls the function in its options (`createLoaderUse`).
module.exports = function siteLoader(...args) {
  return this.getOptions().run.apply(this, args);
};

// Called before the loaders after it. If it returns something, they aren't called.
module.exports.pitch = function pitchSiteLoader(...args) {
  return this.getOptions().pitch?.apply(this, args);
};
