import { useCallback, useEffect, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { listAncestors } from '../model/themeTree';

const PARAM = 'expand-path';

/** Open at first: most readers come for a color. */
const FIRST: ReadonlySet<string> = new Set(['$.palette', '$.palette.primary', '$.breakpoints']);

interface Expanded {
  readonly expanded: ReadonlySet<string>;
  /** The path of the address, when it names one. */
  readonly asked: string | undefined;
  readonly toggle: (path: string) => void;
  readonly setAll: (paths: readonly string[]) => void;
}

/** Which groups are open. `?expand-path=$.palette.primary` opens a path, and follows the reader. */
export function useExpanded(): Expanded {
  const { search } = useLocation();
  const history = useHistory();
  const [expanded, setExpanded] = useState(FIRST);
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    const path = new URLSearchParams(search).get(PARAM);
    if (path === null) return;
    setExpanded((current) => new Set([...current, ...listAncestors(path)]));
    setAsked((current) => current ?? path);
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
      // The sign of the root reads better than its code, and is allowed in a query.
      const text = params.toString().replaceAll('%24', '$');
      history.replace({ ...history.location, search: text === '' ? '' : `?${text}` });
    },
    [expanded, history],
  );
  const setAll = useCallback((paths: readonly string[]) => {
    setExpanded(new Set(paths));
  }, []);
  return { expanded, asked, toggle, setAll };
}
