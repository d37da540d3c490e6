// Change: adds icons, badges, and link attributes; a planned page is text without a link.
import type { ReactNode } from 'react';
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@theme-original/DocSidebarItem/Link';
import type { Props } from '@theme/DocSidebarItem/Link';
import { PlannedPage } from '../../../shell/navigation/client/PlannedPage';
import { SidebarLink } from '../../../shell/navigation/client/SidebarLink';
import type { SidebarItemProps } from '../../../shell/navigation/model/sidebarItem';

export default function DocSidebarItemLink(props: Props): ReactNode {
  const { item } = props;
  const custom = (item.customProps ?? { pathname: item.href }) as SidebarItemProps;
  if (custom.planned === true) return <PlannedPage label={item.label} item={custom} />;
  if (isInternalUrl(item.href)) return <SidebarLink {...props} />;
  return <Link {...props} {...custom.linkProps} />;
}
