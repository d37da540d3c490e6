// Change: adds the components that stay mounted on every page, such as the route announcer.
import type { ReactNode } from 'react';
import { HeadingLinks } from '../writing/content/client/HeadingLinks';
import { KeyboardCopy } from '../writing/code/client/KeyboardCopy';
import { MenuDismissal } from '../shell/navigation/client/MenuDismissal';
import { ProductMeta } from '../shell/navigation/client/ProductMeta';
import { PreferenceDomSync } from '../foundation/preferences/client/PreferenceDomSync';
import { ScriptsNotice } from '../shell/startup/client/ScriptsNotice';
import { SearchHost } from '../reader/search/client/SearchHost';
import { ShortcutHost } from '../shell/navigation/client/ShortcutHost';
import { RouteAnnouncer } from '../shell/navigation/client/RouteAnnouncer';
import { useServerHead } from '../shell/navigation/client/useServerHead';

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  useServerHead();
  return (
    <>
      <ProductMeta />
      <PreferenceDomSync />
      {children}
      <RouteAnnouncer />
      <KeyboardCopy />
      <MenuDismissal />
      <SearchHost />
      <HeadingLinks />
      <ShortcutHost />
      <ScriptsNotice />
    </>
  );
}
