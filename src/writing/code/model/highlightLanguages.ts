/** The languages that are highlighted, by the names that fences use. */
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

/** Whether code in a language is highlighted. */
export function isHighlighted(lang: string): lang is HighlightLanguage {
  return HIGHLIGHT_LANGUAGES.some((known) => known === lang);
}
