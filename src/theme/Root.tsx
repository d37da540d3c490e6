// Change: the product's metas and the announcement of new pages; stays mounted for ever.
import type { ReactNode } from 'react';
import { KeyboardCopy } from '../code/client/KeyboardCopy';
import { MenuDismissal } from '../navigation/client/MenuDismissal';
import { ProductMeta } from '../navigation/client/ProductMeta';
import { PreferenceFollowers } from '../preferences/client/PreferenceFollowers';
import { ScriptsNotice } from '../startup/client/ScriptsNotice';
import { SearchHost } from '../search/client/SearchHost';
import { RouteAnnouncer } from '../navigation/client/RouteAnnouncer';

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <ProductMeta />
      <PreferenceFollowers />
      {children}
      <RouteAnnouncer />
      <KeyboardCopy />
      <MenuDismissal />
      <SearchHost />
      <ScriptsNotice />
    </>
  );
}
