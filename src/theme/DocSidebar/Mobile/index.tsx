// Change: shows the current page. Passes one prop, because upstream sorts several: 40 ms on a slow phone.
// From: @docusaurus/theme-classic@3.10.2 sha256:aac2e5836058716a5289f9e126f030b88222d3d4ec21f734c14cba1522eb22d7
import { memo } from 'react';
import type { ReactNode } from 'react';
import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebar/Mobile';
import { MobileMenu } from '../../../shell/navigation/client/MobileMenu';

export default memo(function DocSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={MobileMenu} props={{ sidebarProps: props }} />;
});
