import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useLetterShortcuts } from '../../../foundation/preferences/client/useLetterShortcuts';
import { isPlainKey } from '../model/isPlainKey';
import { acceptsShortcut } from './shortcutTarget';
import type { SidebarMatches } from './SidebarMatches';
import styles from './SidebarFilter.module.css';
import { useLazyImport } from './useLazyImport';

/** The tree is there without it. */
const loadMatches = () => import('./SidebarMatches').then(({ SidebarMatches: Matches }) => Matches);

type Props = Omit<ComponentProps<typeof SidebarMatches>, 'query'>;

/**
 * A field above the tree of pages that narrows it while somebody types; the tree itself stays as
 * it is and is only covered, so that its open groups and its place are there afterwards. `f` has
 * the focus go there, Escape empties the field. What shows the matches is loaded with the first focus.
 */
export function SidebarFilter(props: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [List, load] = useLazyImport(loadMatches);
  const query = useDeferredValue(text);
  const [hasLetters] = useLetterShortcuts();
  useEffect(() => {
    const field = input.current;
    // What was typed before the page had started.
    if (field !== null && field.value !== '') {
      setText(field.value);
      load();
    }
  }, [load]);
  useEffect(() => {
    if (!hasLetters) return undefined;
    const field = input.current;
    const onKey = (event: KeyboardEvent): void => {
      if (!isPlainKey(event, 'f') || !acceptsShortcut(event)) return;
      // The phone's menu has a field, too; one of them is shown at most.
      if (field === null || field.getClientRects().length === 0) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [hasLetters]);
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
        aria-keyshortcuts={hasLetters ? 'f' : undefined}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        onFocus={load}
        onChange={(event) => {
          setText(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.currentTarget.value === '') return;
          // The phone's menu would close with it.
          event.stopPropagation();
          event.preventDefault();
          clear();
        }}
      />
      {List === undefined ? null : (
        <List
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
