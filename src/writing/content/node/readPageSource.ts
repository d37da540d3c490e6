import path from 'node:path';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { assertPageLimits } from '../model/pageLimits';
import type { PageSource } from '../model/pageSource';
import { readFrontMatter } from './readFrontMatter';

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

/** Parses the Markdown of a page. Throws the parser's error, which includes the line. */
export function parsePage(text: string): Root {
  assertPageLimits(text);
  return processor.parse(text);
}

/** Reads and parses a page. Throws if its front matter or its Markdown can't be parsed. */
export function readPageSource(siteDir: string, file: string, pathname?: string): PageSource {
  const { frontMatter, text } = readFrontMatter(file);
  return {
    file: path.relative(siteDir, file),
    ...(pathname === undefined ? {} : { pathname }),
    text,
    tree: parsePage(text),
    frontMatter,
  };
}
