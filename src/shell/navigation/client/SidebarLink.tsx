import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebarItem/Link';
import type { SidebarItemProps } from '../model/sidebarItem';
import { NavIcon } from './NavIcon';
import { PageBadges } from './PageBadges';
import { PlanIcon } from './PlanIcon';

/** The label of a link. It's plain text, without an element, unless it has an icon or badges. */
function Label({ label, item }: { readonly label: string; readonly item: SidebarItemProps }) {
  const { flags, plan, icon } = item;
  if ((flags ?? plan ?? icon) === undefined) return label;
  return (
    <span>
      <NavIcon name={icon} />
      {label}
      <PageBadges flags={flags} />
      <PlanIcon plan={plan} />
    </span>
  );
}

/**
 * A page of this site in the sidebar. The HTML of every page contains hundreds of these links, so each
 * consists of only two elements with the one class that Infima needs.
 */
export function SidebarLink({ item, onItemClick, activePath, tabIndex }: Props): ReactNode {
  const custom = (item.customProps ?? { pathname: item.href }) as SidebarItemProps;
  const isActive = isActiveSidebarItem(item, activePath);
  return (
    <li className={clsx('menu__list-item', item.className)}>
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        aria-current={isActive ? 'page' : undefined}
        // -1 in a collapsed group; 0 is the default of a link.
        tabIndex={tabIndex === 0 ? undefined : tabIndex}
        to={item.href}
        onClick={
          onItemClick &&
          (() => {
            onItemClick(item);
          })
        }
        {...custom.linkProps}
      >
        <Label label={item.label} item={custom} />
      </Link>
    </li>
  );
}
