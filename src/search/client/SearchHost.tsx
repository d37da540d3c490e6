import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import { isSearchShortcut } from '../model/searchShortcut';
import { loadSearchDialog } from './loadSearchDialog';
import { useSearchBase } from './useSearchBase';
import styles from './SearchLink.module.css';
import {
  isSearchOpen,
  isSearchOpenOnServer,
  setSearchOpen,
  subscribeSearchOpen,
} from './searchVisibility';

const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

function handleKeyDown(event: KeyboardEvent): void {
  const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  const press = { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, isTyping };
  // Another dialog has the reader's attention; the search must not cover it.
  if (!isSearchShortcut(press) || document.querySelector('dialog[open]') !== null) return;
  event.preventDefault();
  setSearchOpen(true);
}

/** Listens for the shortcuts and shows the dialog, whose code is loaded when it is first asked for. */
export function SearchHost(): ReactNode {
  const isOpen = useSyncExternalStore(subscribeSearchOpen, isSearchOpen, isSearchOpenOnServer);
  const [Dialog, setDialog] = useState<ComponentType>();
  const { pathname } = useLocation();
  const { toUrl } = useSearchBase();

  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, []);

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

  // A page that is reached by other means than a result ends the search.
  useEffect(() => {
    setSearchOpen(false);
  }, [pathname]);

  if (!isOpen) return null;
  return Dialog === undefined ? (
    <p className={styles.loading} role="status">
      {translate({ id: 'site.search.opening', message: 'Opening the search…' })}
    </p>
  ) : (
    <Dialog />
  );
}
