import type { PrismTheme } from 'prism-react-renderer';

/** Types and colours of Prism's tokens as the variables of `src/code/client/tokens.css`. */
const COLORS: Readonly<Record<string, readonly string[]>> = {
  '--t-comment': ['comment', 'prolog', 'doctype', 'cdata'],
  '--t-keyword': ['keyword', 'operator', 'atrule', 'tag'],
  '--t-string': ['string', 'attr-value', 'char', 'inserted-sign', 'inserted'],
  '--t-function': ['function', 'class-name', 'maybe-class-name'],
  '--t-constant': ['constant', 'number', 'boolean', 'symbol', 'builtin', 'property'],
  '--t-parameter': ['parameter', 'attr-name', 'variable', 'deleted-sign', 'deleted'],
  '--t-punctuation': ['punctuation'],
};

/** One theme for both modes: the colours are variables, so that a change of mode costs nothing. */
export const prismTheme: PrismTheme = {
  plain: { color: 'var(--site-code-fg)', backgroundColor: 'var(--site-code-bg)' },
  styles: Object.entries(COLORS).map(([variable, types]) => ({
    types: [...types],
    style: { color: `var(${variable})` },
  })),
};
