import { matchRoutes } from 'react-router-config';
import type { RouteConfig } from 'react-router-config';

/** Returns whether a route matches the pathname exactly, and not only as a parent. */
export const isKnownPage = (routes: readonly RouteConfig[], pathname: string): boolean =>
  matchRoutes([...routes], pathname).some(
    ({ route, match }) => route.exact === true && match.isExact,
  );
