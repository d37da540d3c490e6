import type { Root, RootContent } from 'mdast';

const AD = { type: 'mdxJsxFlowElement', name: 'PageAd', attributes: [], children: [] };

/** Where the ad goes among a page's blocks, as an index. */
function findPlace(blocks: readonly RootContent[]): number {
  const sections = blocks.flatMap((block, index) =>
    block.type === 'heading' && block.depth === 2 ? [index] : [],
  );
  const [, second] = sections;
  // A page with one section or none has its ad below its first paragraph.
  return second ?? blocks.findIndex(({ type }) => type === 'paragraph') + 1;
}

/**
 * Puts the ad of a documentation page after its first section, so that a page begins with what its
 * users came for. An API page without a paragraph has it above its tables.
 */
export function remarkAdPlace() {
  return (tree: Root): void => {
    tree.children.splice(findPlace(tree.children), 0, AD as unknown as RootContent);
  };
}
