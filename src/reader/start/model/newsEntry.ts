/** A post of the blog, as the start page lists it. */
export interface NewsEntry {
  readonly title: string;
  readonly description: string;
  /** Address without a host, such as `/blog/2025/04/14/material-ui-7`. */
  readonly pathname: string;
  /** Day of the post, `YYYY-MM-DD`. */
  readonly date: string;
  /** Language of the text where it is not the site's. */
  readonly lang?: string;
}
