import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { readSentences } from '../sentences';
import type { Sentence } from '../sentences';

/** A sentence may stand on this many pages. */
const REPETITION_MAX_PAGES = 2;
/** Short ones ("The default is `false`.") carry a fact and may recur. */
const REPETITION_MIN_WORDS = 8;

/** The sentences of a page that may not stand on many others. */
export function listRepeatable(page: PageSource): Sentence[] {
  return readSentences(page).filter(
    // Code differs from page to page although it is one word here.
    ({ text }) =>
      text.split(' ').filter((word) => !/\bCode\b/.test(word)).length >= REPETITION_MIN_WORDS,
  );
}

/** Sentences that stand on more than two pages: filler, or a fact that wants a page of its own. */
export function checkRepetition(pages: readonly PageSource[]): Problem[] {
  const places = new Map<string, { file: string; line: number }[]>();
  for (const page of pages) {
    const own = new Map(listRepeatable(page).map(({ text, line }) => [text, line]));
    for (const [text, line] of own) {
      const list = places.get(text) ?? [];
      list.push({ file: page.file, line });
      places.set(text, list);
    }
  }
  return [...places].flatMap(([text, list]) =>
    list.length <= REPETITION_MAX_PAGES
      ? []
      : list.slice(REPETITION_MAX_PAGES).map(({ file, line }) => ({
          file,
          line,
          what: `"${text}" stands on ${String(list.length)} pages, first in ${list[0]?.file ?? ''}.`,
          fix: 'Say what is particular to this page, or link to the one that explains it.',
        })),
  );
}
