import type { Nodes } from 'mdast';
import type { PageSource } from '../../../writing/content/model/pageSource';
import { walkTree } from '../../../writing/content/model/walkTree';

/** A `<Playground …/>` element in a page's syntax tree. */
export type PlaygroundElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

export function listPlaygrounds(tree: PageSource['tree']): PlaygroundElement[] {
  const found: PlaygroundElement[] = [];
  walkTree(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name === 'Playground') found.push(node);
  });
  return found;
}

/** Replaces a playground with a sentence, for the dev server while the API reference is missing. */
export function showPlaceholder(element: PlaygroundElement): void {
  const value = 'The playground appears here once the API reference has been generated.';
  Object.assign(element, { name: 'p', attributes: [], children: [{ type: 'text', value }] });
}

/**
 * Reads the attributes as strings, so that `max="5"` and `max={5}` are the same; a name without a
 * value is `true`. Other expressions in braces are reported, because the build doesn't run them.
 */
export function readAttributes(element: PlaygroundElement): {
  readonly attributes: Record<string, string | true>;
  readonly problems: readonly string[];
} {
  const attributes: Record<string, string | true> = {};
  const problems: string[] = [];
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      problems.push("<Playground> can't spread props. Write each prop with its value.");
      continue;
    }
    const { name, value } = attribute;
    if (value === null || value === undefined) attributes[name] = true;
    else if (typeof value === 'string') attributes[name] = value;
    else if (/^(?:true|false|-?\d+(?:\.\d+)?)$/u.test(value.value)) attributes[name] = value.value;
    else {
      problems.push(
        `The value of "${name}" is an expression, which <Playground> can't evaluate. Write a string, a number, true, or false.`,
      );
    }
  }
  return { attributes, problems };
}
