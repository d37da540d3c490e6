// The nodes that MDX and directives add to the tree.
import type {} from 'remark-directive';
import type {} from 'remark-mdx';
import type { Root } from 'mdast';

/** A page as the checks see it: its text and its syntax tree, front matter included. */
export interface PageSource {
  /** Path from the project's root. */
  readonly file: string;
  /** Address; posts of the blog have none here. */
  readonly pathname?: string;
  readonly text: string;
  readonly tree: Root;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}
