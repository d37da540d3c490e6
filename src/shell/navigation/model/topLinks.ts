import { formatNodeTitle } from './formatNodeTitle';
import type { NavTree } from './types';

/** An item of the navbar, as Docusaurus' theme configuration defines it. */
export interface TopLinkProps {
  readonly type: 'custom-topLink';
  readonly position: 'left';
  readonly label: string;
  readonly [attribute: string]: string;
}

/** Returns the navbar items for the top-level pages (spec ROUTE-2). */
export function createTopLinks(tree: NavTree): TopLinkProps[] {
  return tree.pages.map((node): TopLinkProps => {
    const { pathname, href, icon, linkProps } = node;
    return {
      type: 'custom-topLink',
      position: 'left',
      label: formatNodeTitle(node),
      ...(href === undefined ? { to: pathname } : { href }),
      ...(icon === undefined ? {} : { icon }),
      ...linkProps,
    };
  });
}
