// Change: its props come as one; several are sorted by the rules of a language, 40 ms on a slow phone.
// From: @docusaurus/theme-classic@3.10.2 sha256:aac2e5836058716a5289f9e126f030b88222d3d4ec21f734c14cba1522eb22d7
import { memo } from 'react';
import type { ReactNode } from 'react';
import { NavbarSecondaryMenuFiller, ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';

function Menu({ of: { sidebar, path } }: { of: Props }): ReactNode {
  const { toggle } = useNavbarMobileSidebar();
  return (
    <ul className={`${ThemeClassNames.docs.docSidebarMenu} menu__list`}>
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        // A group without a page of its own only opens.
        onItemClick={(item) => {
          if (item.type === 'link' || (item.type === 'category' && item.href)) toggle();
        }}
        level={1}
      />
    </ul>
  );
}

export default memo(function DocSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={Menu} props={{ of: props }} />;
});
