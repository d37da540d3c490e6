import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import type { RouteConfig } from 'react-router-config';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { isKnownPage } from './isKnownPage';

interface Props {
  /** The routes below; without them no page is known. */
  readonly routes?: readonly RouteConfig[] | undefined;
  readonly children: ReactNode;
}

/**
 * At an address without a page, shows its children at the address that the server rendered them
 * for, `/404`, until they are hydrated. One file answers for all of these addresses, so a first
 * render at the actual one (which product's menus, which links to other languages) isn't what is
 * in the HTML.
 */
export function ServerLocation({ routes = [], children }: Props): ReactNode {
  const location = useLocation();
  const pathname = useBaseUrl('/404');
  const isBrowser = useIsBrowser();
  const isActual = isBrowser || isKnownPage(routes, location.pathname);
  const shown = isActual ? location : { ...location, pathname, search: '', hash: '' };
  return <Route location={shown} render={() => children} />;
}
