import { splitFrontMatter } from '../../../writing/content/model/splitFrontMatter';

/** What the strip in the dev server says of a page. */
export interface PageHealth {
  /** Path from the project's root. */
  readonly file: string;
  readonly words: number;
  readonly demos: number;
  /** Words in the longest sentence. */
  readonly longestSentence: number;
  /** `file:line: what fix`, as `npm run check:content` prints them. */
  readonly problems: readonly string[];
}

/** Address in the dev server. */
export const HEALTH_PATH = '/__page-health';

/** Where the dev server calls when something of a page was saved and checked. */
export const SAVED_PATH = `${HEALTH_PATH}/saved`;

/** The running text of a page: without front matter, code, markup and marks. */
function toProse(text: string): string {
  return splitFrontMatter(text)
    .body.replace(/^(`{3,})[\s\S]*?^\1$/gm, '')
    .replace(/^\s*(<[^>]*>|\||:::|#).*$/gm, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[`*_[\]]/g, '');
}

/** Counts what a writer watches. `problems` come from the check. */
export function measurePage(file: string, text: string, problems: readonly string[]): PageHealth {
  const sentences = toProse(text)
    .split(/(?<=[.!?:])\s+|\n{2,}|^- /m)
    .map((sentence) => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length);
  return {
    file,
    words: sentences.reduce((sum, count) => sum + count, 0),
    demos: [...text.matchAll(/^<(?:Demo|Playground)\b/gm)].length,
    longestSentence: Math.max(0, ...sentences),
    problems,
  };
}
