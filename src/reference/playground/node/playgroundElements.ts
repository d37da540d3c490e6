import type { Nodes } from 'mdast';
import type { PageSource } from '../../../writing/content/model/pageSource';
import { walkTree } from '../../../writing/content/model/walkTree';

/** `<Playground …/>` in a page. */
export type PlaygroundElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

export function listPlaygrounds(tree: PageSource['tree']): PlaygroundElement[] {
  const found: PlaygroundElement[] = [];
  walkTree(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name === 'Playground') found.push(node);
  });
  return found;
}

/** Has a sentence in the place of a playground, for a writer at the dev server. */
export function showPlace(element: PlaygroundElement): void {
  const value = 'The playground appears here when the API reference has been made.';
  Object.assign(element, { name: 'p', attributes: [], children: [{ type: 'text', value }] });
}

/**
 * Attributes as text: `max="5"` and `max={5}` are the same. A name alone is `true`. Code between
 * braces is refused: a page runs none.
 */
export function readAttributes(element: PlaygroundElement): {
  readonly attributes: Record<string, string | true>;
  readonly problems: readonly string[];
} {
  const attributes: Record<string, string | true> = {};
  const problems: string[] = [];
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      problems.push('A playground spreads no props. Write each with its value.');
      continue;
    }
    const { name, value } = attribute;
    if (value === null || value === undefined) attributes[name] = true;
    else if (typeof value === 'string') attributes[name] = value;
    else if (/^(?:true|false|-?\d+(?:\.\d+)?)$/u.test(value.value)) attributes[name] = value.value;
    else problems.push(`The value of "${name}" is code. Write a text, a number, true or false.`);
  }
  return { attributes, problems };
}
