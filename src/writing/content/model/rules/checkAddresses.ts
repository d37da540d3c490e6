import type { Nodes } from 'mdast';
import { findImageFault, findLinkFault } from '../addresses';
import type { Fault } from '../addresses';
import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { lineOf, listImageReferences, walkTree } from '../walkTree';

/** Checks the URLs of links and images, including those of reference definitions. */
export function checkAddresses({ file, tree }: PageSource): Problem[] {
  const problems: Problem[] = [];
  const add = (node: Nodes, fault: Fault | undefined): void => {
    if (fault !== undefined) problems.push({ file, line: lineOf(node), ...fault });
  };
  const imageReferences = listImageReferences(tree);
  walkTree(tree, (node) => {
    if (node.type === 'link') add(node, findLinkFault(node.url));
    if (node.type === 'image') add(node, findImageFault(node.url));
    if (node.type === 'definition') {
      add(node, (imageReferences.has(node.identifier) ? findImageFault : findLinkFault)(node.url));
    }
  });
  return problems;
}
