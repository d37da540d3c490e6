import { isOwnPathname } from './isOwnPathname';
import type { NavTree } from './types';

/** Returns the tree that a pathname belongs to: the one with the longest root that it starts with. */
export function findOwningTree(trees: readonly NavTree[], pathname: string): NavTree | undefined {
  return trees
    .filter((tree) => isOwnPathname(tree, pathname))
    .sort((a, b) => b.root.length - a.root.length)[0];
}
