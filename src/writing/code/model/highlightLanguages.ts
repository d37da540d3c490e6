/** Languages of code that is colored, as fences name them. */
export const HIGHLIGHT_LANGUAGES = [
  'ts',
  'tsx',
  'js',
  'jsx',
  'css',
  'json',
  'bash',
  'mdx',
  'html',
  'diff',
  'yaml',
  'http',
] as const;
export type HighlightLanguage = (typeof HIGHLIGHT_LANGUAGES)[number];

/** Whether code of a language can be colored. */
export function isHighlighted(lang: string): lang is HighlightLanguage {
  return HIGHLIGHT_LANGUAGES.some((known) => known === lang);
}
