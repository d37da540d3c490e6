import type { PrismTheme } from 'prism-react-renderer';

/**
 * The look of a code block's box, for both modes: the colors are variables. The code itself is
 * colored while the site is built (`remarkColors`).
 */
export const prismTheme: PrismTheme = {
  plain: { color: 'var(--site-code-fg)', backgroundColor: 'var(--site-code-bg)' },
  styles: [],
};
