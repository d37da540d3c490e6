import type { ReactNode } from 'react';
import styles from './Demo.module.css';

interface Props {
  readonly label: string;
  /** Shown instead in a narrow toolbar. */
  readonly shortLabel?: string;
  readonly isPressed?: boolean;
  /** Set on buttons of a preference that the page applies before the first paint. */
  readonly choice?: string;
  readonly onClick: () => void;
}

/** A toggle button in a toolbar, which has one tab stop for all its controls (`useRovingFocus`). */
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
