import fs from 'node:fs';
import { createCssVariablesTheme, createHighlighter } from 'shiki';
import type { Highlighter } from 'shiki';
import { openContentHashCache } from '../../../foundation/site/node/contentHashCache';
import type { RememberText } from '../../../foundation/site/node/contentHashCache';
import { joinSpans, tokenClass } from '../model/tokenSpans';

const LANGUAGES = [
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
export type HighlightLanguage = (typeof LANGUAGES)[number];

/** Whether code of a language can be colored. */
export function isHighlighted(lang: string): lang is HighlightLanguage {
  return LANGUAGES.some((known) => known === lang);
}

let remember: RememberText | undefined;
let highlighter: Promise<Highlighter> | undefined;

/**
 * Colors code at build time. The result is one `<code>` element whose spans carry class
 * names (`TOKEN_CLASSES`) and no inline styles, so that one HTML serves both color modes.
 */
export function highlight(code: string, lang: HighlightLanguage): Promise<string> {
  remember ??= openContentHashCache('colored-code', [
    fs.readFileSync(require.resolve('shiki/package.json')),
    fs.readFileSync(__filename),
    fs.readFileSync(require.resolve('../model/tokenSpans')),
  ]);
  return remember(`${lang}\n${code}`, () => color(code, lang));
}

async function color(code: string, lang: HighlightLanguage): Promise<string> {
  highlighter ??= createHighlighter({
    langs: [...LANGUAGES],
    themes: [createCssVariablesTheme({ name: 'site', variablePrefix: '--shiki-' })],
  });
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
