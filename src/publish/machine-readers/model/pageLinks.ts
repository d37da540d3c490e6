import { parsePath } from '../../../foundation/site/model/paths';

/** Links to a page's Markdown and its source. */
export interface PageLinks {
  /** Path of the Markdown, which is in English for all languages: `/material-ui/react-button.md`. */
  readonly markdownPath: string;
  /** Absolute URL of the Markdown, for other programs. */
  readonly publicUrl: string;
  /** URL of the page's file in the repository, if one is configured. */
  readonly source: string | undefined;
}

/**
 * Returns the links to a page's Markdown and its source.
 *
 * @param permalink with or without a trailing slash
 * @param editUrl `<repository>/edit/<branch>/<file>`
 */
export function createPageLinks(
  siteUrl: string,
  permalink: string,
  editUrl: string | undefined,
): PageLinks {
  const markdownPath = `${parsePath(permalink).canonicalPath}.md`;
  return {
    markdownPath,
    publicUrl: siteUrl + markdownPath,
    source: editUrl?.replace('/edit/', '/blob/'),
  };
}
