/** A page's text, split into front matter and body. */
export interface SplitPage {
  /** The text between the `---` lines, or an empty string if there is no front matter. */
  readonly yaml: string;
  readonly body: string;
}

/** Like remark-frontmatter, this only allows spaces and tabs after the dashes. */
const OPENING = /^\uFEFF?---[ \t]*\r?\n/;
const CLOSING = /^---[ \t]*\r?(?:\n|$)/m;

/** Splits a page at its front matter, without parsing it. Unclosed front matter counts as body. */
export function splitFrontMatter(text: string): SplitPage {
  const rest = text.slice(OPENING.exec(text)?.[0].length ?? text.length);
  const closing = CLOSING.exec(rest);
  if (closing === null) return { yaml: '', body: text };
  return {
    yaml: rest.slice(0, closing.index).replace(/\r?\n$/, ''),
    body: rest.slice(closing.index + closing[0].length),
  };
}
