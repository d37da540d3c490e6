import { parsePath } from '../../../foundation/site/model/paths';

/** Addresses of one page for people and programs that read its Markdown. */
export interface PageLinks {
  /** On this host, one for all languages, since it's in English: `/material-ui/react-button.md`. */
  readonly markdownPath: string;
  /** The page's Markdown for a program elsewhere. */
  readonly publicUrl: string;
  /** The page's file in the repository, where one is configured. */
  readonly source: string | undefined;
}

/**
 * @param permalink with or without a slash at its end
 * @param editUrl address of the repository's editor, `<repository>/edit/<branch>/<file>`
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
