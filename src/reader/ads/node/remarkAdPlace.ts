import type { Root, RootContent } from 'mdast';

const AD = { type: 'mdxJsxFlowElement', name: 'PageAd', attributes: [], children: [] };

/** Returns the index at which to insert the ad among a page's blocks. */
function findInsertionIndex(blocks: readonly RootContent[]): number {
  const sections = blocks.flatMap((block, index) =>
    block.type === 'heading' && block.depth === 2 ? [index] : [],
  );
  const [, second] = sections;
  // On a page with fewer than two sections, the ad goes below the first paragraph.
  return second ?? blocks.findIndex(({ type }) => type === 'paragraph') + 1;
}

/**
 * Inserts the ad of a documentation page after its first section, so that the page starts with what
 * its readers came for. On an API page without a paragraph, the ad goes above the tables.
 */
export function remarkAdPlace() {
  return (tree: Root): void => {
    tree.children.splice(findInsertionIndex(tree.children), 0, AD as unknown as RootContent);
  };
}
