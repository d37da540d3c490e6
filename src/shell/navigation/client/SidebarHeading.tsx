import { useId } from 'react';
import type { ReactNode } from 'react';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItem/Category';

/**
 * Pages below a heading that is no page and is always open. Docusaurus would make the heading a
 * link without an address, which the keyboard stops at for nothing.
 */
export function SidebarHeading({ item, level, activePath, onItemClick }: Props): ReactNode {
  const id = useId();
  return (
    <li className="menu__list-item site-subheader">
      <span id={id} className="menu__link">
        {item.label}
      </span>
      <ul className="menu__list" aria-labelledby={id}>
        <DocSidebarItems
          items={item.items}
          activePath={activePath}
          level={level + 1}
          {...(onItemClick === undefined ? {} : { onItemClick })}
        />
      </ul>
    </li>
  );
}
