const WEAK_REFERENCE = /, require\.resolveWeak\((?:"[^"\n]*"|'[^'\n]*')\)/g;
const PAGE = /import\(\/\* webpackChunkName: "[^"\n]*" \*\/ ((["'])[^"'\n]+\.(?:mdx?|tsx)\2)\)/g;

/**
 * Docusaurus names each page twice in its registry: by `import()`, and by a weak reference for
 * pages that the server has rendered. The weak one makes the bundler compile the page at once, and
 * no page of the dev server comes rendered.
 *
 * Each page has a chunk of its own there, also one that nobody has opened, of which the bundler knows
 * a few lines only. It goes through all chunks for each edit, so these lines share one.
 */
module.exports = function shortenRegistry(code) {
  return code
    .replaceAll(WEAK_REFERENCE, '')
    .replaceAll(PAGE, 'import(/* webpackChunkName: "pages" */ $1)');
};
