import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isHighlighted } from '../model/highlightLanguages';
import { highlight } from './highlight';

/** Other names of the languages that we color. */
const ALIASES: Readonly<Record<string, string>> = { md: 'mdx', yml: 'yaml' };

/**
 * Colors the code fences of a page while it is built and hands the HTML to the block, so that
 * readers load no highlighter. A fence in a language that is not known stays plain.
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
