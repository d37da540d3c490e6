import { useSyncExternalStore } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useLetterShortcuts } from '../../../foundation/preferences/client/useLetterShortcuts';
import { prefetchSearch } from './loadSearchDialog';
import { SearchIcon } from './SearchIcon';
import styles from './SearchLink.module.css';
import { setSearchOpen } from './searchVisibility';
import { useSearchBase } from './useSearchBase';

interface Props {
  readonly className?: string;
  readonly label: string;
}

const noSubscription = (): (() => void) => () => undefined;
const isApple = (): boolean => /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** Opens the search dialog. Before hydration, it's a link to the search page. */
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
      <SearchIcon />
      <span className={styles.label}>{label}</span>
      {/* Rendered by the stylesheet, because text would become part of the name that voice-control users say. */}
      <span
        className={styles.keys}
        aria-hidden="true"
        data-keys={hasCommandKey ? '⌘K' : 'Ctrl K'}
      />
    </a>
  );
}

/** The search link in the navbar. It has a label if there's enough space. */
export function SearchNavbarItem({ mobile = false }: { readonly mobile?: boolean }): ReactNode {
  const link = (
    <SearchLink
      className={mobile ? styles.menu : styles.navbar}
      label={translate({ id: 'site.search.navbar', message: 'Search' })}
    />
  );
  return mobile ? <li className="menu__list-item">{link}</li> : link;
}

/** The large search box on the start page, which opens the dialog. */
export function SearchBox(): ReactNode {
  return (
    <SearchLink
      className={styles.box}
      label={translate({
        id: 'site.search.box',
        message: 'Search components, props, icons, and colors',
      })}
    />
  );
}
