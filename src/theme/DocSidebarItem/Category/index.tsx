// Change: a category links to its first page, has badges, and stays open after a reload.
import type { ReactNode } from 'react';
import Category from '@theme-original/DocSidebarItem/Category';
import type { Props } from '@theme/DocSidebarItem/Category';
import { PlannedPage } from '../../../shell/navigation/client/PlannedPage';
import { SidebarHeading } from '../../../shell/navigation/client/SidebarHeading';
import { getBadgeAttributes } from '../../../shell/navigation/client/getBadgeAttributes';
import { findFirstPage } from '../../../shell/navigation/client/findFirstPage';
import { useWasGroupOpen } from '../../../shell/navigation/client/sidebarState';
import type { SidebarItemProps } from '../../../shell/navigation/model/sidebarItem';

export default function DocSidebarItemCategory(props: Props): ReactNode {
  const { item } = props;
  const custom = (item.customProps ?? { pathname: item.label }) as SidebarItemProps;
  const wasOpen = useWasGroupOpen(custom.pathname);
  const first = findFirstPage(item);
  if (first === undefined) {
    return custom.subheader === true ? null : <PlannedPage label={item.label} item={custom} />;
  }
  if (custom.subheader === true) return <SidebarHeading {...props} />;
  // Attributes of the category's link. The page below it is the current one, not the category.
  const link = { 'aria-current': undefined, ...getBadgeAttributes(custom) };
  const group = { ...item, href: item.href ?? first, collapsed: item.collapsed && !wasOpen };
  // Lets `restoreSidebar` find the list item, even before hydration.
  group.className = custom.pathname;
  return <Category key={String(wasOpen)} {...props} {...link} item={group} />;
}
