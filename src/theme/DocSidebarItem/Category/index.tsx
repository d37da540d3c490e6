// Change: a group links to its first page, and has a badge.
import type { ReactNode } from 'react';
import Category from '@theme-original/DocSidebarItem/Category';
import type { Props } from '@theme/DocSidebarItem/Category';
import { PageBadges } from '../../../navigation/client/PageBadges';
import { PlannedPage } from '../../../navigation/client/PlannedPage';
import { findFirstPage } from '../../../navigation/client/findFirstPage';
import type { SidebarItemProps } from '../../../navigation/model/sidebarItem';

export default function DocSidebarItemCategory(props: Props): ReactNode {
  const { item } = props;
  const custom = (item.customProps ?? { pathname: item.label }) as SidebarItemProps;
  const first = findFirstPage(item);
  if (first === undefined) {
    return custom.subheader === true ? null : <PlannedPage label={item.label} item={custom} />;
  }
  if (custom.subheader === true) return <Category {...props} />;
  const label =
    custom.flags === undefined && custom.plan === undefined
      ? item.label
      : ((
          <>
            {item.label}
            <PageBadges flags={custom.flags} plan={custom.plan} />
          </>
        ) as unknown as string);
  return <Category {...props} item={{ ...item, label, href: item.href ?? first }} />;
}
