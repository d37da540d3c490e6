// Change: icons, badges and link attributes of the tree; a planned page is text without a link.
import type { ReactNode } from 'react';
import Link from '@theme-original/DocSidebarItem/Link';
import type { Props } from '@theme/DocSidebarItem/Link';
import { NavIcon } from '../../../shell/navigation/client/NavIcon';
import { PageBadges } from '../../../shell/navigation/client/PageBadges';
import { PlanIcon } from '../../../shell/navigation/client/PlanIcon';
import { PlannedPage } from '../../../shell/navigation/client/PlannedPage';
import type { SidebarItemProps } from '../../../shell/navigation/model/sidebarItem';

export default function DocSidebarItemLink(props: Props): ReactNode {
  const { item } = props;
  const custom = (item.customProps ?? { pathname: item.href }) as SidebarItemProps;
  if (custom.planned === true) return <PlannedPage label={item.label} item={custom} />;
  const { flags, plan, icon, linkProps } = custom;
  if ((flags ?? plan ?? icon ?? linkProps) === undefined) return <Link {...props} />;
  // The upstream item renders its label as a child: an element is as good as a text there.
  const label = (
    <>
      <NavIcon name={icon} />
      {item.label}
      <PageBadges flags={flags} />
      <PlanIcon plan={plan} />
    </>
  ) as unknown as string;
  return <Link {...props} {...linkProps} item={{ ...item, label }} />;
}
