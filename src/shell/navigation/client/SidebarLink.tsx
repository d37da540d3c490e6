import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebarItem/Link';
import type { SidebarItemProps } from '../model/sidebarItem';
import { NavIcon } from './NavIcon';
import { PageBadges } from './PageBadges';
import { PlanIcon } from './PlanIcon';

/** The label, in an element only where something stands beside it. */
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
 * A page of the site in the sidebar. Every page has some hundred of them in its HTML, and so they
 * are as short as can be: two elements, each with the class that Infima styles it by.
 */
export function SidebarLink({ item, onItemClick, activePath, tabIndex }: Props): ReactNode {
  const custom = (item.customProps ?? { pathname: item.href }) as SidebarItemProps;
  const isActive = isActiveSidebarItem(item, activePath);
  return (
    <li className={clsx('menu__list-item', item.className)}>
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        aria-current={isActive ? 'page' : undefined}
        // In a closed group it's -1; 0 is what a link has anyway.
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
