import path from 'node:path';
import type { Nodes } from 'mdast';
import type { PageSource } from '../../../writing/content/model/pageSource';
import { formatKeyMarkdown } from '../../../writing/keyboard/model/formatKeyMarkdown';
import { findKeyTables } from '../../../writing/keyboard/node/findKeyTables';
import { formatPlaygroundMarkdown } from '../../../reference/playground/model/formatPlaygroundMarkdown';
import { listPlaygrounds } from '../../../reference/playground/node/playgroundElements';
import { componentsOf, readPlayground } from '../../../reference/playground/node/readPlayground';

/**
 * Returns Markdown for the elements of a page that are generated from other data: keyboard tables and
 * playgrounds.
 */
export async function readMarkdownExportParts(
  siteDir: string,
  { file, tree, frontMatter }: PageSource,
): Promise<ReadonlyMap<Nodes, string>> {
  const parts = new Map<Nodes, string>();
  for (const element of listPlaygrounds(tree)) {
    const components = componentsOf(siteDir, frontMatter['productId']);
    const playground = await readPlayground(element, path.join(siteDir, file), components);
    if ('spec' in playground) parts.set(element, formatPlaygroundMarkdown(playground.spec));
  }
  for (const { element, table } of findKeyTables(tree, path.join(siteDir, file), siteDir).tables) {
    parts.set(element, formatKeyMarkdown(table.rows));
  }
  return parts;
}
