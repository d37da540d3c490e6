import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Dialog } from '../../../foundation/ui/client/Dialog';
import { SearchPanel } from './SearchPanel';
import styles from './SearchDialog.module.css';
import { setSearchOpen } from './searchVisibility';

export interface SearchDialogProps {
  /** What was typed before the dialog's code was there. */
  readonly initialText: string;
}

/** The search over the page. A native dialog: Escape, the focus trap and its return are its own. */
export function SearchDialog({ initialText }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before any event: until the dialog is open, keys are written down for a field that is there already.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element?.open === false) element.showModal();
    // Closing before the element goes gives the focus back to where it was.
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
