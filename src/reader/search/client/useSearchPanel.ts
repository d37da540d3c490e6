import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { usePreference } from '../../../foundation/preferences/client/usePreference';
import { type ProductId, getProduct } from '../../../foundation/site/model/products';
import { addRecentSearch } from '../model/recentSearches';
import { recentSearchStore } from './recentSearchStore';
import { createOptionGroups, type OptionGroup, type SearchOption } from './searchOptions';
import {
  askSearch,
  getSearchSnapshot,
  getServerSearchSnapshot,
  type SearchSnapshot,
  startSearch,
  subscribeSearch,
} from './searchService';
import { useSearchBase } from './useSearchBase';

/** Everything that the panel shows and does. */
export interface SearchPanelState extends SearchSnapshot {
  /** Whether something has been typed. */
  readonly isAsked: boolean;
  /** What the field holds now. */
  readonly setText: (text: string) => void;
  readonly onlyProduct: ProductId | undefined;
  readonly setOnlyProduct: (product: ProductId | undefined) => void;
  readonly currentProduct: ProductId;
  readonly groups: readonly OptionGroup[];
  readonly toUrl: (pathname: string) => string;
  /** Leaves the search for a page. */
  readonly visit: (pathname: string) => void;
  readonly open: (option: SearchOption, event: { readonly isNewTab: boolean }) => void;
  /** Text that was copied by the last line that was opened. */
  readonly copied: string | undefined;
  readonly hasRecent: boolean;
  readonly clearRecent: () => void;
  readonly retry: () => void;
}

/**
 * State of a search: what was typed, what was found, what a press on a line does.
 *
 * @param field keeps its text by itself: a key asks, and the panel is drawn once, with the answer
 */
export function useSearchPanel(
  initialText: string,
  field: RefObject<HTMLInputElement | null>,
  onLeave?: () => void,
): SearchPanelState {
  const [isAsked, setIsAsked] = useState(initialText.trim() !== '');
  const [onlyProduct, setOnlyProduct] = useState<ProductId>();
  const [copied, setCopied] = useState<string>();
  const [recent, setRecent] = usePreference(recentSearchStore);
  const { baseUrl, toUrl } = useSearchBase();
  const history = useHistory();
  const { productId: currentProduct } = getProduct(useLocation().pathname);
  // Drawn at once: the list is short, and a deferred one is drawn twice for each key.
  const snapshot = useSyncExternalStore(
    subscribeSearch,
    getSearchSnapshot,
    getServerSearchSnapshot,
  );

  useEffect(() => {
    startSearch(baseUrl, currentProduct);
  }, [baseUrl, currentProduct]);
  useEffect(() => {
    askSearch({ text: field.current?.value ?? '', currentProduct, onlyProduct });
  }, [field, currentProduct, onlyProduct]);

  const setText = (next: string): void => {
    askSearch({ text: next, currentProduct, onlyProduct });
    setIsAsked(next.trim() !== '');
    setCopied(undefined);
  };

  // The same list for the time between a key and its answer: it is not drawn again for the key.
  const groups = useMemo(
    () => createOptionGroups(isAsked, snapshot.answer, recent),
    [isAsked, snapshot.answer, recent],
  );

  const visit = (pathname: string): void => {
    onLeave?.();
    const address = toUrl(pathname);
    // What is outside the language's part of the site belongs to another application.
    if (address.startsWith(baseUrl)) history.push(address);
    else window.location.assign(address);
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
          // A clipboard that refuses: the name is there to be selected.
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
    isAsked,
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
