import fs from 'node:fs';
import { createCssVariablesTheme, createHighlighter } from 'shiki';
import type { Highlighter } from 'shiki';
import { openTextMemory } from '../../site/node/textMemory';
import type { RememberText } from '../../site/node/textMemory';

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

/** Whether code of a language can be coloured. */
export function isHighlighted(lang: string): lang is HighlightLanguage {
  return LANGUAGES.some((known) => known === lang);
}

let remember: RememberText | undefined;
let highlighter: Promise<Highlighter> | undefined;

/**
 * Colours code at build time. The result is one `<code>` element whose spans carry class
 * names (`t-keyword` …) and no inline styles, so that one HTML serves both colour modes.
 */
export function highlight(code: string, lang: HighlightLanguage): Promise<string> {
  remember ??= openTextMemory('coloured-code', [
    fs.readFileSync(require.resolve('shiki/package.json')),
    fs.readFileSync(__filename),
  ]);
  return remember(`${lang}\n${code}`, () => colour(code, lang));
}

async function colour(code: string, lang: HighlightLanguage): Promise<string> {
  highlighter ??= createHighlighter({
    langs: [...LANGUAGES],
    themes: [createCssVariablesTheme({ name: 'site', variablePrefix: '--shiki-' })],
  });
  const html = (await highlighter).codeToHtml(code.trimEnd(), { lang, theme: 'site' });
  const inner = /<code>([\s\S]*)<\/code>/.exec(html)?.[1] ?? '';
  return inner
    .replaceAll(/<span style="color:var\(--shiki-token-([\w-]+)\)">/g, '<span class="t-$1">')
    .replaceAll(/<span style="color:var\(--shiki-foreground\)">([^<]*)<\/span>/g, '$1')
    .replaceAll(/<span class="line">([\s\S]*?)<\/span>(?=\n|$)/g, '$1');
}
