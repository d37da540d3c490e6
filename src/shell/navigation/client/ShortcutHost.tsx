import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { letterShortcutsStore } from '../../../foundation/preferences/client/useLetterShortcuts';
import { isPlainKey } from '../model/isPlainKey';
import { acceptsShortcut } from './shortcutTarget';
import { useLazyImport } from './useLazyImport';

/** Loaded on demand, to keep the dialog out of every page. */
const loadDialog = () => import('./ShortcutDialog').then(({ ShortcutDialog }) => ShortcutDialog);
const SHOW_EVENT = 'site:show-shortcuts';

/** Shows the site's keyboard shortcuts when `?` is pressed. */
export function ShortcutHost(): ReactNode {
  const [Dialog, load] = useLazyImport(loadDialog);
  useEffect(() => {
    const show = (): void => {
      load();
      // Opens a dialog that is already mounted.
      window.dispatchEvent(new Event(SHOW_EVENT));
    };
    const onKey = (event: KeyboardEvent): void => {
      if (!isPlainKey(event, '?') || !letterShortcutsStore.get() || !acceptsShortcut(event)) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [load]);
  return Dialog === undefined ? null : <Dialog showEvent={SHOW_EVENT} />;
}
