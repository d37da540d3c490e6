import type { ReactNode } from 'react';
import styles from './Demo.module.css';

interface Props {
  readonly label: string;
  /** What a narrow toolbar shows instead. */
  readonly shortLabel?: string;
  readonly isPressed?: boolean;
  /** Marks the button of a choice that the page knows before the first paint. */
  readonly choice?: string;
  readonly onClick: () => void;
}

/** One of the choices of a toolbar, which has one tab stop for all (`useRovingFocus`). */
export function ToolbarButton({ label, shortLabel, isPressed, choice, onClick }: Props): ReactNode {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.button}
      aria-pressed={isPressed}
      data-choice={choice}
      onClick={onClick}
    >
      {shortLabel === undefined ? (
        label
      ) : (
        <>
          <span className={styles.longLabel}>{label}</span>
          <span className={styles.shortLabel}>{shortLabel}</span>
        </>
      )}
    </button>
  );
}
