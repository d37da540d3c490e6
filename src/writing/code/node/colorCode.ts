import type { Highlighter } from 'shiki';
import { HIGHLIGHT_LANGUAGES } from '../model/highlightLanguages';
import type { HighlightLanguage } from '../model/highlightLanguages';
import { tokensToHtml } from '../model/coloredTokens';

/** Code, and the language to color it as. */
export interface ColorTask {
  readonly code: string;
  readonly lang: HighlightLanguage;
}

let highlighter: Promise<Highlighter> | undefined;

async function load(): Promise<Highlighter> {
  // An ES module, which code of CommonJS can only import so.
  const { createCssVariablesTheme, createHighlighter } = await import('shiki');
  return createHighlighter({
    langs: [...HIGHLIGHT_LANGUAGES],
    themes: [createCssVariablesTheme({ name: 'site', variablePrefix: '--shiki-' })],
  });
}

/** The HTML of colored code. A task of `runInThread`. @see highlight */
export async function colorCode({ code, lang }: ColorTask): Promise<string> {
  highlighter ??= load();
  const lines = (await highlighter).codeToTokensBase(code.trimEnd(), {
    lang,
    // The first lines wait for the grammar's expressions to be compiled: no limit cuts them short.
    tokenizeTimeLimit: 0,
  });
  return lines.map(tokensToHtml).join('\n');
}
