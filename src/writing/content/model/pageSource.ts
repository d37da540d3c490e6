// Adds the node types of MDX and directives to mdast.
import type {} from 'remark-directive';
import type {} from 'remark-mdx';
import type { Root } from 'mdast';

/** A page's source, as the checks receive it. */
export interface PageSource {
  /** Path from the project's root. */
  readonly file: string;
  /** The URL path. `undefined` for blog posts. */
  readonly pathname?: string;
  /** The whole file, including front matter. */
  readonly text: string;
  /** The syntax tree of `text`. */
  readonly tree: Root;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}
