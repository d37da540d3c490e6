import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { letterShortcutsStore } from '../../../foundation/preferences/client/useLetterShortcuts';
import { isPlainKey } from '../model/isPlainKey';
import { acceptsShortcut } from './shortcutTarget';
import { useLazyImport } from './useLazyImport';

/** No page carries the list before somebody asks for it. */
const loadDialog = () => import('./ShortcutDialog').then(({ ShortcutDialog }) => ShortcutDialog);
const SHOW_EVENT = 'site:show-shortcuts';

/** `?` shows the site's keyboard shortcuts. */
export function ShortcutHost(): ReactNode {
  const [Dialog, load] = useLazyImport(loadDialog);
  useEffect(() => {
    const show = (): void => {
      load();
      // For a dialog that is there already.
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
