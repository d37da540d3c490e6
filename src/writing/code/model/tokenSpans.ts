/** A color of Shiki's `css-variables` theme. A string in an expression has the color of a string. */
const TOKEN_COLOR = /var\(--shiki-token-([\w-]+?)(?:-expression)?\)/;

/** The class of a token's color in `src/writing/code/client/tokens.css`; none for plain text. */
export function tokenClass(color: string): string | undefined {
  const name = TOKEN_COLOR.exec(color)?.[1];
  return name === undefined ? undefined : `t-${name}`;
}

/** Neighbors of one color become one span: each is an element that every reader's browser styles. */
export function joinSpans(html: string): string {
  const joined = html.replaceAll(
    /<span class="(t-[\w-]+)">([^<]*)<\/span><span class="\1">/g,
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
