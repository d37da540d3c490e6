// Change: the sidebar stays as the reader left it, from page to page and after a reload.
import type { ReactNode } from 'react';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import { SidebarKeeper } from '../../../../navigation/client/SidebarKeeper';

export default function DocSidebarDesktopContent(props: Props): ReactNode {
  return (
    <>
      <SidebarKeeper name={useDocsSidebar()?.name ?? ''} />
      <Content {...props} />
    </>
  );
}
