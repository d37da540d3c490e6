/**
 * Docusaurus names each page twice in its registry: by `import()`, and by a weak reference for
 * pages that the server has rendered. The weak one makes the bundler compile the page at once, and
 * no page of the dev server comes rendered.
 */
module.exports = function removeWeakReferences(code) {
  return code.replaceAll(/, require\.resolveWeak\((?:"[^"\n]*"|'[^'\n]*')\)/g, '');
};
