import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import type { RouteConfig } from 'react-router-config';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { isKnownPage } from './isKnownPage';

interface Props {
  /** The routes that may match the URL. Without them, no URL counts as a page. */
  readonly routes?: readonly RouteConfig[] | undefined;
  readonly children: ReactNode;
}

/**
 * At a URL without a page, renders the children at `/404` until they're hydrated. All of these URLs get
 * the same file, which the server rendered for `/404`. A first render at the actual URL would have
 * other menus and other links to languages than the HTML, so it would cause hydration errors.
 */
export function ServerLocation({ routes = [], children }: Props): ReactNode {
  const location = useLocation();
  const pathname = useBaseUrl('/404');
  const isBrowser = useIsBrowser();
  const isActual = isBrowser || isKnownPage(routes, location.pathname);
  const shown = isActual ? location : { ...location, pathname, search: '', hash: '' };
  return <Route location={shown} render={() => children} />;
}
