import type { PrismTheme } from 'prism-react-renderer';

/**
 * The theme for the box of a code block. It works in both modes because its colors are CSS variables.
 * The code itself is highlighted at build time (`remarkColors`).
 */
export const prismTheme: PrismTheme = {
  plain: { color: 'var(--site-code-fg)', backgroundColor: 'var(--site-code-bg)' },
  styles: [],
};
