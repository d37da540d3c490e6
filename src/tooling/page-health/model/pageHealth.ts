import { splitFrontMatter } from '../../../writing/content/model/splitFrontMatter';

/** What the dev server's strip shows about a page. */
export interface PageHealth {
  /** Path relative to the project's root. */
  readonly file: string;
  readonly words: number;
  readonly demos: number;
  /** Words in the longest sentence. */
  readonly longestSentence: number;
  /** Each as `file:line: what fix`, as `npm run check:content` prints them. */
  readonly problems: readonly string[];
}

/** Address of a page's health in the dev server. */
export const HEALTH_PATH = '/__page-health';

/** Address of the dev server's event stream, which reports when a file of a page was saved. */
export const SAVED_PATH = `${HEALTH_PATH}/saved`;

/**
 * Returns the prose of a page, without front matter, code, headings, tables, and Markdown syntax.
 */
function toProse(text: string): string {
  return splitFrontMatter(text)
    .body.replace(/^(`{3,})[\s\S]*?^\1$/gm, '')
    .replace(/^\s*(<[^>]*>|\||:::|#).*$/gm, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[`*_[\]]/g, '');
}

/**
 * Returns a page's health: counts its words and demos, and adds the problems that the check found.
 */
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
