import type { Highlighter } from 'shiki';
import { HIGHLIGHT_LANGUAGES } from '../model/highlightLanguages';
import type { HighlightLanguage } from '../model/highlightLanguages';
import { tokensToHtml } from '../model/coloredTokens';

/** A piece of code and its language. */
export interface ColorTask {
  readonly code: string;
  readonly lang: HighlightLanguage;
}

let highlighter: Promise<Highlighter> | undefined;

async function load(): Promise<Highlighter> {
  // Shiki is an ES module, which CommonJS can only load with a dynamic import.
  const { createCssVariablesTheme, createHighlighter } = await import('shiki');
  return createHighlighter({
    langs: [...HIGHLIGHT_LANGUAGES],
    themes: [createCssVariablesTheme({ name: 'site', variablePrefix: '--shiki-' })],
  });
}

/** Returns the HTML of highlighted code. Runs in a worker thread (`runInThread`). @see highlight */
export async function colorCode({ code, lang }: ColorTask): Promise<string> {
  highlighter ??= load();
  const lines = (await highlighter).codeToTokensBase(code.trimEnd(), {
    lang,
    // No limit, because the first lines include the time that compiling the grammar's regular
    // expressions takes: with Shiki's default, they could come out uncolored.
    tokenizeTimeLimit: 0,
  });
  return lines.map(tokensToHtml).join('\n');
}
