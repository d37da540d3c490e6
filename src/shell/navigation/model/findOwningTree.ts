import { isOwnPathname } from './isOwnPathname';
import type { NavTree } from './types';

/** The tree whose root is the longest one that the pathname begins with. */
export function findOwningTree(trees: readonly NavTree[], pathname: string): NavTree | undefined {
  return trees
    .filter((tree) => isOwnPathname(tree, pathname))
    .sort((a, b) => b.root.length - a.root.length)[0];
}
