import type { ReactNode } from 'react';
import styles from './Demo.module.css';

interface Props {
  readonly label: string;
  readonly text?: string;
  readonly isPressed?: boolean;
  /** Marks the button of a choice that the page knows before the first paint. */
  readonly choice?: string;
  readonly onClick: () => void;
}

export function ToolbarButton({ label, text, isPressed, choice, onClick }: Props): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={text === undefined ? undefined : label}
      aria-pressed={isPressed}
      data-choice={choice}
      onClick={onClick}
    >
      {text ?? label}
    </button>
  );
}
