import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { usePreference } from '../../preferences/client/usePreference';
import { type ProductId, getProduct } from '../../site/model/products';
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
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly onlyProduct: ProductId | undefined;
  readonly setOnlyProduct: (product: ProductId | undefined) => void;
  readonly currentProduct: ProductId;
  readonly groups: readonly OptionGroup[];
  readonly toUrl: (pathname: string) => string;
  readonly open: (option: SearchOption, event: { readonly isNewTab: boolean }) => void;
  /** Text that was copied by the last line that was opened. */
  readonly copied: string | undefined;
  readonly hasRecent: boolean;
  readonly clearRecent: () => void;
  readonly retry: () => void;
}

/** State of a search: what was typed, what was found, what a press on a line does. */
export function useSearchPanel(initialText: string, onLeave?: () => void): SearchPanelState {
  const [text, setShownText] = useState(initialText);
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
    setCopied(undefined);
    askSearch({ text, currentProduct, onlyProduct });
  }, [text, currentProduct, onlyProduct]);

  // Asked before the field is drawn again: the answer is made meanwhile.
  const setText = (next: string): void => {
    askSearch({ text: next, currentProduct, onlyProduct });
    setShownText(next);
  };

  const isAsked = text.trim() !== '';
  // The same list for the time between a key and its answer: it is not drawn again for the key.
  const groups = useMemo(
    () => createOptionGroups(isAsked, snapshot.answer, recent),
    [isAsked, snapshot.answer, recent],
  );

  const open: SearchPanelState['open'] = (option, { isNewTab }) => {
    if (option.type !== 'result') {
      setText(option.query);
      return;
    }
    const { url, title } = option.result.record;
    setRecent(addRecentSearch(recent, text));
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
    onLeave?.();
    history.push(toUrl(url));
  };

  return {
    ...snapshot,
    text,
    setText,
    onlyProduct,
    setOnlyProduct,
    currentProduct,
    groups,
    toUrl,
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
