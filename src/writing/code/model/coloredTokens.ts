import { escapeCode } from './markLines';

/** A color of Shiki's `css-variables` theme. A string in an expression has the color of a string. */
const TOKEN_COLOR = /var\(--shiki-token-([\w-]+?)(?:-expression)?\)/;

/**
 * The elements of `src/writing/code/client/tokens.css`, by the theme's names of their colors. The site
 * has 3 million of them: as `<span class="t-k">` they took 36 MB more of the build. Elements with a
 * hyphen mean nothing to a browser or a screen reader, and need no script.
 *
 * @see https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name
 */
export const TOKEN_ELEMENTS = {
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

const ELEMENTS: ReadonlyMap<string, string> = new Map(Object.entries(TOKEN_ELEMENTS));

/** The element of a token's color; none for plain text and for colors that the site doesn't have. */
export function tokenElement(color: string): string | undefined {
  return ELEMENTS.get(TOKEN_COLOR.exec(color)?.[1] ?? '');
}

/** A piece of a line of code with its color, as Shiki gives it. */
export interface ColoredToken {
  readonly content: string;
  readonly color?: string;
}

/**
 * A line of code as HTML. Neighbors of one color are one element, which every reader's browser
 * styles; space has the color of what follows it.
 */
export function tokensToHtml(tokens: readonly ColoredToken[]): string {
  const pieces: { readonly name: string | undefined; text: string }[] = [];
  let space = '';
  for (const [index, { content, color = '' }] of tokens.entries()) {
    space += content;
    if (content.trim() === '' && index < tokens.length - 1) continue;
    const name = tokenElement(color);
    const last = pieces.at(-1);
    if (last !== undefined && last.name === name) last.text += space;
    else pieces.push({ name, text: space });
    space = '';
  }
  return pieces
    .map(({ name, text }) =>
      name === undefined ? escapeCode(text) : `<${name}>${escapeCode(text)}</${name}>`,
    )
    .join('');
}

/** Colored code before and after a word, which may share its element with others. Spaces before it go. */
export function splitColored(html: string, word: string): [before: string, after: string] {
  const inElement = new RegExp(`<(t-[a-z])>([^<]*)${word}([^<]*)</\\1>`);
  const alone = html.replace(inElement, (_element, name: string, before: string, after: string) =>
    [before.trimEnd(), after]
      .map((text) => (text === '' ? '' : `<${name}>${text}</${name}>`))
      .join(word),
  );
  const [before = '', after = ''] = alone.split(word);
  return [before.trimEnd(), after];
}
