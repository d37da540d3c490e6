/** A blog post in the start page's list. */
export interface NewsEntry {
  readonly title: string;
  readonly description: string;
  /** For example `/blog/2025/04/14/material-ui-7`. */
  readonly pathname: string;
  /** Date of the post, `YYYY-MM-DD`. */
  readonly date: string;
  /** Language of the post, if it differs from the page's. */
  readonly lang?: string;
}
