import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { usePreference } from '../../../foundation/preferences/client/usePreference';
import { type ProductId, getProduct } from '../../../foundation/site/model/products';
import { addRecentSearch } from '../model/recentSearches';
import { recentSearchStore } from './recentSearchStore';
import { createOptionGroups, type OptionGroup, type SearchOption } from './searchOptions';
import {
  runSearch,
  getSearchSnapshot,
  getServerSearchSnapshot,
  type SearchSnapshot,
  startSearch,
  subscribeSearch,
} from './searchService';
import { useSearchBase } from './useSearchBase';

/** The state and the actions of the panel. */
export interface SearchPanelState extends SearchSnapshot {
  /** Whether the query isn't empty. */
  readonly hasQuery: boolean;
  /** Call when the field's text has changed. */
  readonly setText: (text: string) => void;
  readonly onlyProduct: ProductId | undefined;
  readonly setOnlyProduct: (product: ProductId | undefined) => void;
  readonly currentProduct: ProductId;
  readonly groups: readonly OptionGroup[];
  readonly toUrl: (pathname: string) => string;
  /** Closes the search and opens a page. */
  readonly visit: (pathname: string) => void;
  readonly open: (option: SearchOption, event: { readonly isNewTab: boolean }) => void;
  /** The text that the last opened option has copied. */
  readonly copied: string | undefined;
  readonly hasRecent: boolean;
  readonly clearRecent: () => void;
  readonly retry: () => void;
}

/**
 * Manages the state of a search: the query, the results, and what opening an option does.
 *
 * @param field uncontrolled, so that a key press only sends the query, and the panel rerenders once,
 *   with the answer
 */
export function useSearchPanel(
  initialText: string,
  field: RefObject<HTMLInputElement | null>,
  onLeave?: () => void,
): SearchPanelState {
  const [hasQuery, setIsAsked] = useState(initialText.trim() !== '');
  const [onlyProduct, setOnlyProduct] = useState<ProductId>();
  const [copied, setCopied] = useState<string>();
  const [recent, setRecent] = usePreference(recentSearchStore);
  const { baseUrl, toUrl } = useSearchBase();
  const history = useHistory();
  const { productId: currentProduct } = getProduct(useLocation().pathname);
  // Not deferred, because the list is short and a deferred one would render twice per key press.
  const snapshot = useSyncExternalStore(
    subscribeSearch,
    getSearchSnapshot,
    getServerSearchSnapshot,
  );

  useEffect(() => {
    startSearch(baseUrl, currentProduct);
  }, [baseUrl, currentProduct]);
  useEffect(() => {
    runSearch({ text: field.current?.value ?? '', currentProduct, onlyProduct });
  }, [field, currentProduct, onlyProduct]);

  const setText = (next: string): void => {
    runSearch({ text: next, currentProduct, onlyProduct });
    setIsAsked(next.trim() !== '');
    setCopied(undefined);
  };

  // Memoized, so that the list isn't rendered again between a key press and its answer.
  const groups = useMemo(
    () => createOptionGroups(hasQuery, snapshot.answer, recent),
    [hasQuery, snapshot.answer, recent],
  );

  const visit = (pathname: string): void => {
    onLeave?.();
    const url = toUrl(pathname);
    // Pages outside this language's base URL belong to another build, so they need a full page load.
    if (url.startsWith(baseUrl)) history.push(url);
    else window.location.assign(url);
  };

  const open: SearchPanelState['open'] = (option, { isNewTab }) => {
    if (option.type !== 'result') {
      if (field.current !== null) field.current.value = option.query;
      setText(option.query);
      return;
    }
    const { url, title } = option.result.record;
    setRecent(addRecentSearch(recent, field.current?.value ?? ''));
    if (url === '') {
      const line = `import ${title} from '@mui/icons-material/${title}';`;
      navigator.clipboard.writeText(line).then(
        () => {
          setCopied(line);
        },
        () => {
          // If the clipboard is blocked, readers can still select the name.
        },
      );
      return;
    }
    if (isNewTab) {
      window.open(toUrl(url), '_blank', 'noopener');
      return;
    }
    visit(url);
  };

  return {
    ...snapshot,
    hasQuery,
    setText,
    onlyProduct,
    setOnlyProduct: (product) => {
      setOnlyProduct(product);
      setCopied(undefined);
    },
    currentProduct,
    groups,
    toUrl,
    visit,
    open,
    copied,
    hasRecent: recent.length > 0,
    clearRecent: () => {
      setRecent([]);
    },
    retry: () => {
      startSearch(baseUrl, currentProduct);
    },
  };
}
