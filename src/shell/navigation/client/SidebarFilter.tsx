import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useLetterShortcuts } from '../../../foundation/preferences/client/useLetterShortcuts';
import { isPlainKey } from '../model/isPlainKey';
import { acceptsShortcut } from './shortcutTarget';
import type { SidebarMatches } from './SidebarMatches';
import styles from './SidebarFilter.module.css';
import { useLazyImport } from './useLazyImport';

/** Loaded on demand, because the tree works without it. */
const loadMatches = () => import('./SidebarMatches').then(({ SidebarMatches: Matches }) => Matches);

type Props = Omit<ComponentProps<typeof SidebarMatches>, 'query'>;

/**
 * A search field above the sidebar's tree that shows the matching pages while somebody types. The
 * matches cover the tree, which keeps its open groups and scroll position. `f` focuses the field and
 * Escape clears it. The code that shows the matches is loaded at the first focus.
 */
export function SidebarFilter(props: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [Matches, load] = useLazyImport(loadMatches);
  const query = useDeferredValue(text);
  const [hasShortcuts] = useLetterShortcuts();
  useEffect(() => {
    const field = input.current;
    // Text that was typed before hydration.
    if (field !== null && field.value !== '') {
      setText(field.value);
      load();
    }
  }, [load]);
  useEffect(() => {
    if (!hasShortcuts) return undefined;
    const field = input.current;
    const onKey = (event: KeyboardEvent): void => {
      if (!isPlainKey(event, 'f') || !acceptsShortcut(event)) return;
      // The mobile menu has a filter too, but at most one of them is visible.
      if (field === null || field.getClientRects().length === 0) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [hasShortcuts]);
  const clear = (): void => {
    if (input.current !== null) input.current.value = '';
    setText('');
  };
  const label = translate({ id: 'site.sidebarFilter.label', message: 'Filter pages' });
  return (
    <div className={styles.filter} data-sidebar-filter="" data-needs-script="">
      <input
        ref={input}
        type="search"
        className={styles.field}
        aria-label={label}
        aria-keyshortcuts={hasShortcuts ? 'f' : undefined}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        onFocus={load}
        onChange={(event) => {
          setText(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.currentTarget.value === '') return;
          // Otherwise Escape would also close the mobile menu.
          event.stopPropagation();
          event.preventDefault();
          clear();
        }}
      />
      {Matches === undefined ? null : (
        <Matches
          {...props}
          query={query}
          onItemClick={(item) => {
            clear();
            props.onItemClick?.(item);
          }}
        />
      )}
    </div>
  );
}
