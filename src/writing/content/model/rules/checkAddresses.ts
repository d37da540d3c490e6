import type { Nodes } from 'mdast';
import { findImageFault, findLinkFault } from '../addresses';
import type { Fault } from '../addresses';
import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { lineOf, walkTree } from '../walkTree';

/** Links and images, written in place or as references, lead where readers expect. */
export function checkAddresses({ file, tree }: PageSource): Problem[] {
  const problems: Problem[] = [];
  const add = (node: Nodes, fault: Fault | undefined): void => {
    if (fault !== undefined) problems.push({ file, line: lineOf(node), ...fault });
  };
  const pictured = new Set<string>();
  walkTree(tree, (node) => {
    if (node.type === 'imageReference') pictured.add(node.identifier);
  });
  walkTree(tree, (node) => {
    if (node.type === 'link') add(node, findLinkFault(node.url));
    if (node.type === 'image') add(node, findImageFault(node.url));
    if (node.type === 'definition') {
      add(node, (pictured.has(node.identifier) ? findImageFault : findLinkFault)(node.url));
    }
  });
  return problems;
}
