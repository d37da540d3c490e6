// The bundler loads loaders by their path and with plain `require`, which cannot read TypeScript: this
// file stands for all of ours and calls the function that its options have (`callLoader`).
module.exports = function siteLoader(...args) {
  return this.getOptions().run.apply(this, args);
};
