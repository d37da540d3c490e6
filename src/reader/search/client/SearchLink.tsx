import { useSyncExternalStore } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useLetterShortcuts } from '../../../foundation/preferences/client/useLetterShortcuts';
import { prefetchSearch } from './loadSearchDialog';
import { SearchMark } from './SearchMark';
import styles from './SearchLink.module.css';
import { setSearchOpen } from './searchVisibility';
import { useSearchBase } from './useSearchBase';

interface Props {
  readonly className?: string;
  readonly label: string;
}

const noSubscription = (): (() => void) => () => undefined;
const isApple = (): boolean => /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** Opens the search dialog. Before the application has started it is a link to the search page. */
function SearchLink({ className, label }: Props): ReactNode {
  const { toUrl } = useSearchBase();
  const [hasLetters] = useLetterShortcuts();
  const hasCommandKey = useSyncExternalStore(noSubscription, isApple, () => false);
  const open = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setSearchOpen(true);
  };
  return (
    <a
      href={toUrl('/search')}
      className={className}
      aria-haspopup="dialog"
      aria-keyshortcuts={hasLetters ? 'Control+K Meta+K /' : 'Control+K Meta+K'}
      aria-label={label}
      data-needs-script=""
      onClick={open}
      onPointerEnter={prefetchSearch}
      onFocus={prefetchSearch}
      onTouchStart={prefetchSearch}
    >
      <SearchMark />
      <span className={styles.label}>{label}</span>
      {/* Drawn by the style sheet: as text it would belong to the name that people say. */}
      <span
        className={styles.keys}
        aria-hidden="true"
        data-keys={hasCommandKey ? '⌘K' : 'Ctrl K'}
      />
    </a>
  );
}

/** The header's search, with words where there is room. */
export function SearchNavbarItem({ mobile = false }: { readonly mobile?: boolean }): ReactNode {
  const link = (
    <SearchLink
      className={mobile ? styles.menu : styles.navbar}
      label={translate({ id: 'site.search.navbar', message: 'Search' })}
    />
  );
  return mobile ? <li className="menu__list-item">{link}</li> : link;
}

/** The big field of the start page: a press opens the dialog. */
export function SearchBox(): ReactNode {
  return (
    <SearchLink
      className={styles.box}
      label={translate({
        id: 'site.search.box',
        message: 'Search components, props, icons and colors',
      })}
    />
  );
}
