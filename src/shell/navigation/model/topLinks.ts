import { formatNodeTitle } from './formatNodeTitle';
import type { NavTree } from './types';

/** An item of the header, in the form of Docusaurus' theme configuration. */
export interface TopLinkProps {
  readonly type: 'custom-topLink';
  readonly position: 'left';
  readonly label: string;
  readonly [attribute: string]: string;
}

/** Makes items of the header of the top-level pages (spec ROUTE-2). */
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
