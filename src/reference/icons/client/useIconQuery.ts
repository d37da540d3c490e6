import { useCallback, useEffect, useRef, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { EMPTY_ICON_QUERY, formatIconQuery, type IconQuery, parseIconQuery } from './iconQuery';

/** How long to wait after typing before the URL is updated, since every update renders the page. */
const WRITE_DELAY_MS = 250;

/**
 * Keeps the state of the icon search in the URL. As on the server, the first render has the empty
 * state.
 */
export function useIconQuery(): readonly [IconQuery, (change: Partial<IconQuery>) => void] {
  const location = useLocation();
  const history = useHistory();
  const [state, setState] = useState(EMPTY_ICON_QUERY);
  const written = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (location.search === written.current) return;
    written.current = location.search;
    setState(parseIconQuery(location.search));
  }, [location.search]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const change = useCallback(
    (part: Partial<IconQuery>) => {
      setState((current) => {
        const next = { ...current, ...part };
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          const { pathname, search, hash } = history.location;
          written.current = formatIconQuery(next, search);
          if (written.current !== search)
            history.replace({ pathname, search: written.current, hash });
        }, WRITE_DELAY_MS);
        return next;
      });
    },
    [history],
  );
  return [state, change];
}
