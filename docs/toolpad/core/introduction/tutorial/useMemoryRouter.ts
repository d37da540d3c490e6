import * as React from 'react';
import type { Router } from '@toolpad/core/AppProvider';

export function useMemoryRouter(start: string): Router {
  const [pathname, setPathname] = React.useState(start);
  return React.useMemo(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url) => setPathname(String(url)),
    }),
    [pathname],
  );
}
