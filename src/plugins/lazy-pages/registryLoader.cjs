const WEAK_REFERENCE = /, require\.resolveWeak\((?:"[^"\n]*"|'[^'\n]*')\)/g;
const PAGE = /import\(\/\* webpackChunkName: "[^"\n]*" \*\/ ((["'])[^"'\n]+\.(?:mdx?|tsx)\2)\)/g;

/**
 * Makes Docusaurus' registry suitable for lazy compilation. It references each page twice: with
 * `import()`, and with `require.resolveWeak` for server-rendered pages. The weak reference makes the
 * bundler compile the page immediately. The dev server doesn't render on the server, so it isn't
 * needed.
 *
 * The registry also gives each page its own chunk. Until a page is opened, its chunk is a stub of a
 * few lines, but the bundler processes all chunks on each edit. So the stubs share one chunk.
 */
module.exports = function shortenRegistry(code) {
  return code
    .replaceAll(WEAK_REFERENCE, '')
    .replaceAll(PAGE, 'import(/* webpackChunkName: "pages" */ $1)');
};
