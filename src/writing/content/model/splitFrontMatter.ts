/** A page's text in two. */
export interface SplitPage {
  /** What stands between the lines of dashes; empty where there is no front matter. */
  readonly head: string;
  readonly body: string;
}

/** As remark-frontmatter has it: nothing but blanks may follow the dashes. */
const OPENING = /^\uFEFF?---[ \t]*\r?\n/;
const CLOSING = /^---[ \t]*\r?(?:\n|$)/m;

/** Cuts the front matter off a page, as it is written; one that is not closed is none. */
export function splitFrontMatter(text: string): SplitPage {
  const rest = text.slice(OPENING.exec(text)?.[0].length ?? text.length);
  const closing = CLOSING.exec(rest);
  if (closing === null) return { head: '', body: text };
  return {
    head: rest.slice(0, closing.index).replace(/\r?\n$/, ''),
    body: rest.slice(closing.index + closing[0].length),
  };
}
