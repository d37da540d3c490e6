import { escapeCode } from './markLines';

/** A color of Shiki's `css-variables` theme. A string in an expression has the color of a string. */
const TOKEN_COLOR = /var\(--shiki-token-([\w-]+?)(?:-expression)?\)/;

/**
 * The classes of `src/writing/code/client/tokens.css`, by the theme's names of their colors. They're
 * short because a page has hundreds: with the names in full, all HTML was 4% larger.
 */
export const TOKEN_CLASSES = {
  keyword: 't-k',
  string: 't-s',
  function: 't-f',
  constant: 't-c',
  comment: 't-m',
  parameter: 't-p',
  punctuation: 't-u',
  inserted: 't-i',
  deleted: 't-d',
} as const;

const CLASSES: ReadonlyMap<string, string> = new Map(Object.entries(TOKEN_CLASSES));

/** The class of a token's color; none for plain text and for colors that the site doesn't have. */
export function tokenClass(color: string): string | undefined {
  return CLASSES.get(TOKEN_COLOR.exec(color)?.[1] ?? '');
}

/** A piece of a line of code with its color, as Shiki gives it. */
export interface ColoredToken {
  readonly content: string;
  readonly color?: string;
}

/**
 * A line of code as HTML. Neighbors of one color are one span, since each is an element that every
 * reader's browser styles; space has the color of what follows it.
 */
export function tokensToHtml(tokens: readonly ColoredToken[]): string {
  const spans: { readonly name: string | undefined; text: string }[] = [];
  let space = '';
  for (const [index, { content, color = '' }] of tokens.entries()) {
    space += content;
    if (content.trim() === '' && index < tokens.length - 1) continue;
    const name = tokenClass(color);
    const last = spans.at(-1);
    if (last !== undefined && last.name === name) last.text += space;
    else spans.push({ name, text: space });
    space = '';
  }
  return spans
    .map(({ name, text }) =>
      name === undefined ? escapeCode(text) : `<span class="${name}">${escapeCode(text)}</span>`,
    )
    .join('');
}

/** Colored code before and after a word, which may share its span with others. Spaces before it go. */
export function splitSpans(html: string, word: string): [before: string, after: string] {
  const inSpan = new RegExp(`<span class="([^"]*)">([^<]*)${word}([^<]*)</span>`);
  const alone = html.replace(inSpan, (_span, name: string, before: string, after: string) =>
    [before.trimEnd(), after]
      .map((text) => (text === '' ? '' : `<span class="${name}">${text}</span>`))
      .join(word),
  );
  const [before = '', after = ''] = alone.split(word);
  return [before.trimEnd(), after];
}
