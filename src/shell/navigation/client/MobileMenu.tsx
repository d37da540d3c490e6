import { useEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import { keepCurrentItemShown } from './showCurrentItem';
import { SidebarFilter } from './SidebarFilter';

interface MobileMenuProps {
  /** One prop, because Docusaurus sorts the props with a slow `localeCompare` (`useShallowMemoObject`). */
  readonly sidebarProps: Props;
}

/** The product's pages in the mobile menu, scrolled to the current page. */
export function MobileMenu({ sidebarProps: { sidebar, path } }: MobileMenuProps): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const panel = list.current?.closest('.navbar-sidebar__item');
    return shown && panel ? keepCurrentItemShown(panel) : undefined;
  }, [shown, path]);
  const close: ComponentProps<typeof DocSidebarItems>['onItemClick'] = (item) => {
    // A group without its own page only opens.
    if (item.type === 'link' || (item.type === 'category' && item.href)) toggle();
  };
  return (
    <>
      <SidebarFilter items={sidebar} activePath={path} onItemClick={close} />
      <ul ref={list} className={`${ThemeClassNames.docs.docSidebarMenu} menu__list`}>
        <DocSidebarItems items={sidebar} activePath={path} onItemClick={close} level={1} />
      </ul>
    </>
  );
}
