import type { ReactNode } from 'react';
import styles from './ThemeTree.module.css';

const COLOR = /^'?(#[0-9a-f]{3,8}|(rgb|hsl)a?\([^)]*\))'?$/i;

/** A value in code font, with a swatch if it's a color. */
export function ThemeValue({ text }: { readonly text: string }): ReactNode {
  const color = COLOR.exec(text)?.[1];
  return (
    <span className={styles.value}>
      {color === undefined ? null : (
        <span className={styles.swatch} aria-hidden="true">
          <span style={{ background: color }} />
        </span>
      )}
      <code>{text}</code>
    </span>
  );
}
