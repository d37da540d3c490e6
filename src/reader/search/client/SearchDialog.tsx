import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Dialog } from '../../../foundation/ui/client/Dialog';
import { SearchPanel } from './SearchPanel';
import styles from './SearchDialog.module.css';
import { setSearchOpen } from './searchVisibility';

export interface SearchDialogProps {
  /** What was typed before the dialog's code was loaded. */
  readonly initialText: string;
}

/** The search dialog. It's a native `<dialog>`, which handles Escape, the focus trap, and restoring the focus. */
export function SearchDialog({ initialText }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect, so that it's open before the next key press. Until then, `SearchHost` buffers typed
  // keys, although the field is already rendered.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element?.open === false) element.showModal();
    // Closing the dialog before it's removed restores the focus.
    return () => {
      element?.close();
    };
  }, []);
  return (
    <Dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate({ id: 'site.search.title', message: 'Search' })}
      onClose={() => {
        setSearchOpen(false);
      }}
    >
      <SearchPanel
        initialText={initialText}
        onLeave={() => {
          dialog.current?.close();
        }}
      />
    </Dialog>
  );
}
