import { escapeCode } from './markLines';

/** A color of Shiki's `css-variables` theme. `string-expression` counts as `string`. */
const TOKEN_COLOR = /var\(--shiki-token-([\w-]+?)(?:-expression)?\)/;

/**
 * The elements that `src/writing/code/client/tokens.css` styles, by the theme's color name. The site
 * has 3 million of them: as `<span class="t-k">`, they added 36 MB to the build. To browsers and
 * screen readers, an undefined custom element is the same as a `<span>`, and it needs no script.
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

/** Returns the element for a token's color, or `undefined` for plain text and unknown colors. */
function tokenElement(color: string): string | undefined {
  return ELEMENTS.get(TOKEN_COLOR.exec(color)?.[1] ?? '');
}

/** A colored piece of a line of code, as Shiki returns it. */
export interface ColoredToken {
  readonly content: string;
  readonly color?: string;
}

/**
 * Returns a line of code as HTML. Neighbors of the same color share an element, so that browsers
 * have fewer elements to style, and white space is merged into the token after it.
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

/**
 * Splits colored code at a word, which may share its element with other text. White space before the
 * word is dropped.
 */
export function splitColored(html: string, word: string): [before: string, after: string] {
  const inElement = new RegExp(`<(t-[a-z])>([^<]*)${word}([^<]*)</\\1>`);
  const isolated = html.replace(
    inElement,
    (_element, name: string, before: string, after: string) =>
      [before.trimEnd(), after]
        .map((text) => (text === '' ? '' : `<${name}>${text}</${name}>`))
        .join(word),
  );
  const [before = '', after = ''] = isolated.split(word);
  return [before.trimEnd(), after];
}
