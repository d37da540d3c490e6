import type { NavTree } from './types';

/** Returns whether a pathname belongs to the tree. If not, the tree links to another product's page. */
export function isOwnPathname({ root }: Pick<NavTree, 'root'>, pathname: string): boolean {
  return pathname === root || pathname.startsWith(root === '/' ? '/' : `${root}/`);
}
