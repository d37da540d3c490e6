// Change: a badge for plan and state; a planned page is text without a link.
import type { ReactNode } from 'react';
import Link from '@theme-original/DocSidebarItem/Link';
import type { Props } from '@theme/DocSidebarItem/Link';
import { PageBadges } from '../../../navigation/client/PageBadges';
import { PlannedPage } from '../../../navigation/client/PlannedPage';
import type { SidebarItemProps } from '../../../navigation/model/sidebarItem';

export default function DocSidebarItemLink(props: Props): ReactNode {
  const { item } = props;
  const custom = (item.customProps ?? { pathname: item.href }) as SidebarItemProps;
  if (custom.planned === true) return <PlannedPage label={item.label} item={custom} />;
  if (custom.flags === undefined && custom.plan === undefined) return <Link {...props} />;
  // The upstream item renders its label as a child: an element is as good as a text there.
  const label = (
    <>
      {item.label}
      <PageBadges flags={custom.flags} plan={custom.plan} />
    </>
  ) as unknown as string;
  return <Link {...props} item={{ ...item, label }} />;
}
