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

/** Neighbors of one color become one span: each is an element that every reader's browser styles. */
export function joinSpans(html: string): string {
  const joined = html.replaceAll(
    /<span class="(t-\w)">([^<]*)<\/span><span class="\1">/g,
    '<span class="$1">$2',
  );
  return joined === html ? html : joinSpans(joined);
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
