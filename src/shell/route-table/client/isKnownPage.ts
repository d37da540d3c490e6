import { matchRoutes } from 'react-router-config';
import type { RouteConfig } from 'react-router-config';

/** Whether routes end at this very page, and not only at a parent of it. */
export const isKnownPage = (routes: readonly RouteConfig[], pathname: string): boolean =>
  matchRoutes([...routes], pathname).some(
    ({ route, match }) => route.exact === true && match.isExact,
  );
