import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import styles from './Dialog.module.css';
import panels from './panels.module.css';

/**
 * A dialog for `showModal()`. Escape and a press on its backdrop close it; the focus trap and the
 * focus's return are the browser's. The box gets its look from `className`.
 */
export function Dialog({ className, ...props }: ComponentProps<'dialog'>): ReactNode {
  return (
    // The backdrop is part of the dialog: a press on it closes. Escape does so for keyboards.
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
  /** Undefined while the dialog is closed and has nothing to show. */
  readonly title: string | undefined;
  readonly closeLabel: string;
}

/** The first line of a dialog: its title, and the button that closes it. */
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
