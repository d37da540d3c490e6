// Change: adds a filter field, and restores the sidebar's state after navigation and reloads.
import type { ReactNode } from 'react';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import { SidebarFilter } from '../../../../shell/navigation/client/SidebarFilter';
import { SidebarRestoration } from '../../../../shell/navigation/client/SidebarRestoration';

export default function DocSidebarDesktopContent(props: Props): ReactNode {
  const name = useDocsSidebar()?.name ?? '';
  return (
    <>
      <SidebarFilter key={`${name}-filter`} items={props.sidebar} activePath={props.path} />
      <SidebarRestoration name={name} />
      <Content {...props} />
    </>
  );
}
