import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { readSentences } from '../sentences';
import type { Sentence } from '../sentences';

/** A sentence can appear on this many pages. */
const REPETITION_MAX_PAGES = 2;
/** Shorter sentences ("The default is `false`.") state a fact and can appear on any number of pages. */
const REPETITION_MIN_WORDS = 8;

/** Returns the sentences of a page that are long enough to count as repetition. */
export function listLongSentences(page: PageSource): Sentence[] {
  return readSentences(page).filter(
    // Inline code doesn't count: it's always the word "Code" here, but differs from page to page.
    ({ text }) =>
      text.split(' ').filter((word) => !/\bCode\b/.test(word)).length >= REPETITION_MIN_WORDS,
  );
}

/** Reports sentences on more than two pages: they're filler, or a fact that deserves its own page. */
export function checkRepetition(pages: readonly PageSource[]): Problem[] {
  const places = new Map<string, { file: string; line: number }[]>();
  for (const page of pages) {
    const lines = new Map(listLongSentences(page).map(({ text, line }) => [text, line]));
    for (const [text, line] of lines) {
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
          what: `"${text}" appears on ${String(list.length)} pages, first in ${list[0]?.file ?? ''}.`,
          fix: 'Say what is specific to this page, or link to the page that explains it.',
        })),
  );
}
