import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isHighlighted } from '../model/highlightLanguages';
import { highlight } from './highlight';

/** Other names for the languages that are highlighted. */
const ALIASES: Readonly<Record<string, string>> = { md: 'mdx', yml: 'yaml' };

/**
 * Remark plugin: highlights a page's code fences at build time and passes the HTML to the code block
 * as a prop, so that browsers load no highlighter. Fences in other languages stay plain.
 */
export function remarkColors() {
  return async (tree: Root): Promise<void> => {
    const fences: Code[] = [];
    visit(tree, 'code', (node) => {
      fences.push(node);
    });
    for (const node of fences) {
      const lang = ALIASES[node.lang ?? ''] ?? node.lang ?? '';
      if (!isHighlighted(lang)) continue;
      const colored = await highlight(node.value, lang);
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, colored } };
    }
  };
}
