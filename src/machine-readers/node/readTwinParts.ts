import path from 'node:path';
import type { Nodes } from 'mdast';
import type { PageSource } from '../../content/model/pageSource';
import { formatKeyMarkdown } from '../../keyboard/model/formatKeyMarkdown';
import { findKeyTables } from '../../keyboard/node/findKeyTables';
import { formatPlaygroundMarkdown } from '../../playground/model/formatPlaygroundMarkdown';
import { listPlaygrounds } from '../../playground/node/playgroundElements';
import { componentsOf, readPlayground } from '../../playground/node/readPlayground';

/** The parts of a page whose twin is made from more than the page: keyboard tables and playgrounds. */
export async function readTwinParts(
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
