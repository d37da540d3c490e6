// Change: renders only once it's opened, and traps the focus.
// From: @docusaurus/theme-classic@3.10.2 sha256:0e302185bbfd7b0a4a737b7a41b5215245df25c00221df68aa06e6d77ad648de
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLockBodyScroll, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import Header from '@theme/Navbar/MobileSidebar/Header';
import Layout from '@theme/Navbar/MobileSidebar/Layout';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import SecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import { useModalMenu } from '../../../shell/navigation/client/useModalMenu';

export default function MobileSidebar(): ReactNode {
  const { shown, shouldRender, toggle } = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) setWasShown(true);
  useLockBodyScroll(shown);
  useModalMenu(shown, toggle);
  if (!shouldRender || !(shown || wasShown)) return null;
  return (
    <Layout header={<Header />} primaryMenu={<PrimaryMenu />} secondaryMenu={<SecondaryMenu />} />
  );
}
