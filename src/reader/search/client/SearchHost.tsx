import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import { EDITABLE_SELECTOR } from '../../../shell/navigation/client/shortcutTarget';
import { letterShortcutsStore } from '../../../foundation/preferences/client/useLetterShortcuts';
import { isSearchShortcut } from '../model/searchShortcut';
import { typeAhead } from '../model/typeAhead';
import { loadSearchDialog } from './loadSearchDialog';
import type { SearchDialogProps } from './SearchDialog';
import { useSearchBase } from './useSearchBase';
import styles from './SearchLink.module.css';
import {
  isSearchOpen,
  isSearchOpenOnServer,
  setSearchOpen,
  subscribeSearchOpen,
} from './searchVisibility';

/** What was typed since the search was opened. It becomes the field's initial text. */
let typed = '';

function handleKeyDown(event: KeyboardEvent): void {
  // The search must not cover another open dialog.
  if (document.querySelector('dialog[open]') !== null) return;
  if (isSearchOpen()) {
    const next = typeAhead(typed, event);
    if (event.key === 'Escape') setSearchOpen(false);
    else if (next === undefined) return;
    else typed = next;
    event.preventDefault();
    return;
  }
  const isTyping =
    event.target instanceof Element && event.target.closest(EDITABLE_SELECTOR) !== null;
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  const press = { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, isTyping };
  if (!isSearchShortcut(press) || (key === '/' && !letterShortcutsStore.get())) return;
  event.preventDefault();
  setSearchOpen(true);
}

/** Listens for the shortcuts and renders the dialog, whose code is loaded when it's first opened. */
export function SearchHost(): ReactNode {
  const isOpen = useSyncExternalStore(subscribeSearchOpen, isSearchOpen, isSearchOpenOnServer);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const { pathname } = useLocation();
  const { toUrl } = useSearchBase();

  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, []);

  useEffect(() => {
    if (!isOpen) typed = '';
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen || Dialog !== undefined) return;
    loadSearchDialog().then(
      ({ SearchDialog }) => {
        setDialog(() => SearchDialog);
      },
      () => {
        setSearchOpen(false);
        window.location.assign(toUrl('/search'));
      },
    );
  }, [isOpen, Dialog, toUrl]);

  // Closes the search after any navigation, not only when a result was opened.
  useEffect(() => {
    setSearchOpen(false);
  }, [pathname]);

  if (!isOpen) return null;
  return Dialog === undefined ? (
    <p className={styles.loading} role="status">
      {translate({ id: 'site.search.opening', message: 'Opening search…' })}
    </p>
  ) : (
    <Dialog initialText={typed} />
  );
}
