import { useCallback, useEffect, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { listAncestors } from '../model/themeTree';

const PARAM = 'expand-path';

/** Expanded initially, because most visitors look for a color. */
const INITIALLY_EXPANDED: ReadonlySet<string> = new Set([
  '$.palette',
  '$.palette.primary',
  '$.breakpoints',
]);

interface Expanded {
  readonly expanded: ReadonlySet<string>;
  /** The path in the URL, if there is one. */
  readonly requestedPath: string | undefined;
  readonly toggle: (path: string) => void;
  readonly setAll: (paths: readonly string[]) => void;
}

/**
 * Keeps track of the expanded groups. `?expand-path=$.palette.primary` expands a path, and the URL
 * is updated when a group is expanded or collapsed.
 */
export function useExpanded(): Expanded {
  const { search } = useLocation();
  const history = useHistory();
  const [expanded, setExpanded] = useState(INITIALLY_EXPANDED);
  const [requestedPath, setRequestedPath] = useState<string>();
  useEffect(() => {
    const path = new URLSearchParams(search).get(PARAM);
    if (path === null) return;
    setExpanded((current) => new Set([...current, ...listAncestors(path)]));
    setRequestedPath((current) => current ?? path);
  }, [search]);
  const toggle = useCallback(
    (path: string) => {
      const isOpening = !expanded.has(path);
      const next = new Set(expanded);
      if (isOpening) next.add(path);
      else next.delete(path);
      setExpanded(next);
      const params = new URLSearchParams(history.location.search);
      if (isOpening) params.set(PARAM, path);
      else params.delete(PARAM);
      // `$` is allowed in a query string and easier to read than `%24`.
      const text = params.toString().replaceAll('%24', '$');
      history.replace({ ...history.location, search: text === '' ? '' : `?${text}` });
    },
    [expanded, history],
  );
  const setAll = useCallback((paths: readonly string[]) => {
    setExpanded(new Set(paths));
  }, []);
  return { expanded, requestedPath, toggle, setAll };
}
