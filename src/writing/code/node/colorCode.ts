import type { Highlighter } from 'shiki';
import { HIGHLIGHT_LANGUAGES } from '../model/highlightLanguages';
import type { HighlightLanguage } from '../model/highlightLanguages';
import { joinSpans, tokenClass } from '../model/tokenSpans';

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

/** The spans of colored code. A task of `runInThread`. @see highlight */
export async function colorCode({ code, lang }: ColorTask): Promise<string> {
  highlighter ??= load();
  const html = (await highlighter).codeToHtml(code.trimEnd(), { lang, theme: 'site' });
  const inner = /<code>([\s\S]*)<\/code>/.exec(html)?.[1] ?? '';
  const spans = inner
    .replaceAll(/<span style="([^"]*)">([^<]*)<\/span>/g, (_span, color: string, text: string) => {
      const name = tokenClass(color);
      return name === undefined ? text : `<span class="${name}">${text}</span>`;
    })
    .replaceAll(/<span class="line">([\s\S]*?)<\/span>(?=\n|$)/g, '$1');
  return joinSpans(spans);
}
