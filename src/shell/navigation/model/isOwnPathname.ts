import type { NavTree } from './types';

/** True when the pathname is at home in the tree; else it is a guest from another product. */
export function isOwnPathname({ root }: Pick<NavTree, 'root'>, pathname: string): boolean {
  return pathname === root || pathname.startsWith(root === '/' ? '/' : `${root}/`);
}
