import type { Link, List, Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { walkTree } from '../../../writing/content/model/walkTree';

/** An item of a list of cards: `- [Title](/page): text`. */
export interface CardLine {
  readonly link: Link;
  readonly paragraph: Paragraph;
}

/** A `<Cards>` element of a page. `cards` is undefined if it contains anything but a list of links. */
export interface CardList {
  readonly element: MdxJsxFlowElement;
  readonly cards: readonly CardLine[] | undefined;
}

function readList(list: List): readonly CardLine[] | undefined {
  const cards: CardLine[] = [];
  for (const { children } of list.children) {
    const [paragraph, ...others] = children;
    const link = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
    if (paragraph?.type !== 'paragraph' || link?.type !== 'link' || others.length > 0) {
      return undefined;
    }
    cards.push({ link, paragraph });
  }
  return cards;
}

/** Returns every `<Cards>` element of a page, in order. */
export function readCards(tree: Root): CardList[] {
  const lists: CardList[] = [];
  walkTree(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Cards') return;
    const [list, ...others] = node.children;
    const isList = list?.type === 'list' && others.length === 0;
    lists.push({ element: node, cards: isList ? readList(list) : undefined });
  });
  return lists;
}
