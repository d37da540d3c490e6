import { useId } from 'react';
import type { ReactNode } from 'react';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItem/Category';

/**
 * A heading in the sidebar that isn't a page, with the pages below it always visible. Docusaurus would
 * render it as a link without `href`, which the keyboard would focus for nothing.
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
