/**
 * The value of `import source from '…/apiSource?api=<pathname>'`. The loader generates two
 * versions: the server's renders the page, and the browser's only contains the page's address.
 */
export interface ApiSource {
  readonly pathname: string;
  /** Server and dev server only: returns the page's tables as HTML. */
  readonly render?: () => string;
  /** Server and dev server only: all anchors in that HTML, for Docusaurus' broken link checker. */
  readonly anchors?: readonly string[];
  /** Server and dev server only: all internal links in that HTML, for the same checker. */
  readonly links?: readonly string[];
  /** Browser only: fetches the HTML after a client navigation. */
  readonly load?: () => Promise<string>;
}

// A placeholder for types. `apiLoader` generates the module that each page really imports.
const source: ApiSource = { pathname: '' };
export default source;
