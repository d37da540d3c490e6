import type { PrismTheme } from 'prism-react-renderer';

/**
 * The look of a code block's box, for both modes: the colours are variables. The code itself is
 * coloured while the site is built (`remarkColours`).
 */
export const prismTheme: PrismTheme = {
  plain: { color: 'var(--site-code-fg)', backgroundColor: 'var(--site-code-bg)' },
  styles: [],
};
