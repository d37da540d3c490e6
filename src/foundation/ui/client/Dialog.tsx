import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import styles from './Dialog.module.css';
import panels from './panels.module.css';

/**
 * A native dialog, opened with `showModal()`. Escape and a click on its backdrop close it. The
 * browser traps the focus and restores it on close. `className` styles the box.
 */
export function Dialog({ className, ...props }: ComponentProps<'dialog'>): ReactNode {
  return (
    // A click on the backdrop targets the dialog itself. Keyboard users close it with Escape.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...props}
      className={clsx(panels.backdrop, className)}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
    />
  );
}

interface DialogHeaderProps {
  /** The id that the dialog's `aria-labelledby` refers to. */
  readonly titleId: string;
  /** `undefined` while the dialog is closed and has nothing to show. */
  readonly title: string | undefined;
  readonly closeLabel: string;
}

/** The header of a dialog: its title and the Close button. */
export function DialogHeader({ titleId, title, closeLabel }: DialogHeaderProps): ReactNode {
  return (
    <div className={styles.head}>
      {title === undefined ? null : (
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      )}
      <button
        type="button"
        className={styles.close}
        onClick={(event) => event.currentTarget.closest('dialog')?.close()}
      >
        {closeLabel}
      </button>
    </div>
  );
}
