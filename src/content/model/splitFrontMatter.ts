/** A page's text in two. */
export interface SplitPage {
  /** What stands between the lines of dashes; empty where there is no front matter. */
  readonly head: string;
  readonly body: string;
}

const FRONT_MATTER = /^---\r?\n(?<head>[\s\S]*?)\r?\n---\r?(?:\n|$)/;

/** Cuts the front matter off a page, as it is written; one that is not closed is none. */
export function splitFrontMatter(text: string): SplitPage {
  const found = FRONT_MATTER.exec(text);
  return { head: found?.groups?.['head'] ?? '', body: text.slice(found?.[0].length ?? 0) };
}
