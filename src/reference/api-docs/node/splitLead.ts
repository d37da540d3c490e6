import type { Paragraph, PhrasingContent } from 'mdast';

/** Matches the end of a sentence in Latin, Arabic, and Chinese text, but not "e.g. this". */
const END = /[.!?؟](?=\s(?!\s*\p{Ll}))|[。！？]/u;

const isText = (node: PhrasingContent): node is PhrasingContent & { type: 'text'; value: string } =>
  node.type === 'text';

/**
 * Splits a paragraph after its first sentence.
 *
 * @returns the sentence, and the rest of the paragraph if there is any
 */
export function splitLead(paragraph: Paragraph): { lead: Paragraph; rest?: Paragraph } {
  const { children } = paragraph;
  for (const [index, node] of children.entries()) {
    const end = isText(node) ? node.value.search(END) + 1 : 0;
    if (!isText(node) || end === 0) continue;
    const after = node.value.slice(end).trimStart();
    const rest: PhrasingContent[] = children.slice(index + 1);
    if (after !== '') rest.unshift({ type: 'text', value: after });
    const before: PhrasingContent[] = children.slice(0, index);
    before.push({ type: 'text', value: node.value.slice(0, end) });
    const lead: Paragraph = { type: 'paragraph', children: before };
    return rest.length === 0 ? { lead } : { lead, rest: { type: 'paragraph', children: rest } };
  }
  return { lead: { type: 'paragraph', children } };
}
