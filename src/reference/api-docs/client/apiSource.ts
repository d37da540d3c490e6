/**
 * What `import source from '…/apiSource?api=<pathname>'` gives. The loader makes two forms of it:
 * the server's renders the page, the browser's only knows where the page is.
 */
export interface ApiSource {
  readonly pathname: string;
  /** Server only (and while developing): the page's tables as HTML. */
  readonly render?: () => string;
  /** Server only: every anchor and every internal link of that HTML, for the link checker. */
  readonly anchors?: readonly string[];
  readonly links?: readonly string[];
  /** Browser only: fetches the HTML when the page was reached by a link of the site. */
  readonly load?: () => Promise<string>;
}

// Replaced by the loader of src/plugins/api-docs: each page has a form of its own.
const source: ApiSource = { pathname: '' };
export default source;
