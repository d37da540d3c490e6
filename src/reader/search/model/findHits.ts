import type { SearchOptions, SearchResult as Hit } from 'minisearch';
import { STOP_WORDS } from '../data/stopWords';
import type { SearchIndex } from './createSearchIndex';
import { tokenizeQuery, tokenizeQueryParts } from './tokenize';

const MAX_TERMS = 8;
/** Shorter words are not corrected: every short word is near many others. */
const MIN_FUZZY_LENGTH = 4;
/** Below so many hits with all words, hits with some of them are added. */
const ENOUGH_HITS = 3;

/** A text with all words, beside the best record: after it where that has the words as typed. */
const TEXT_BESIDE_RECORDS = 0.06;
/** Where the records have only words that are near. */
const TEXT_ALONE = 1.2;

const isLatin = (term: string): boolean => /^[\p{Script=Latin}\p{N}]+$/u.test(term);

const BOOST = { title: 5, names: 4, context: 2, text: 1.2, words: 0.7 };

function createOptions(terms: readonly string[], combineWith: 'AND' | 'OR'): SearchOptions {
  const isLetter = terms.length === 1 && (terms[0] ?? '').length === 1 && isLatin(terms[0] ?? '');
  return {
    combineWith,
    boost: BOOST,
    // The terms are given; the engine must not split them again.
    tokenize: () => [...terms],
    prefix: (term, index, all) => index === all.length - 1 || term.length > 2,
    fuzzy: (term) =>
      term.length < MIN_FUZZY_LENGTH || !isLatin(term) ? false : term.length < 6 ? 1 : 2,
    maxFuzzy: 2,
    weights: { prefix: 0.5, fuzzy: 0.12 },
    // One letter is in every text: only names that begin with it can be meant.
    ...(isLetter ? { fields: ['title'] } : {}),
  };
}

/** The words of a query that are searched. */
export function chooseTerms(terms: readonly string[], fillers: ReadonlySet<string>): string[] {
  const telling = terms.filter((term) => !fillers.has(term));
  return (telling.length === 0 ? terms : telling).slice(0, MAX_TERMS);
}

/** Whether every word was found as it was typed, or as the beginning of a word. */
const isExact =
  (terms: readonly string[]) =>
  ({ terms: found }: Hit): boolean =>
    terms.every((term) => found.some((word) => word.startsWith(term)));

/** A hit, and whether it was found in a section's full text: then no name of it is meant. */
export interface FoundRecord extends Pick<Hit, 'id' | 'score' | 'terms'> {
  readonly isText?: boolean;
}

/** Sections in which all words are written, and which have no record with them. */
function findTexts(index: SearchIndex, terms: readonly string[], hits: readonly Hit[]) {
  // Words that tell nothing are in no file.
  const telling = terms.filter((term) => !STOP_WORDS.has(term));
  if (telling.length === 0) return [];
  const found = new Set(hits.filter(isExact(terms)).map(({ id }) => id as number));
  const texts = index.texts
    .search(telling.join(' '), {
      combineWith: 'AND',
      tokenize: () => [...telling],
      prefix: (term, at, all) => term.length > (at === all.length - 1 ? 2 : 3),
    })
    .filter(({ id }) => !found.has(id as number));
  const highest = Math.max(1, ...texts.map(({ score }) => score));
  const best = hits[0]?.score ?? 1;
  const weight = found.size > 0 ? TEXT_BESIDE_RECORDS : TEXT_ALONE;
  return texts.map(({ id, score, terms: matched }): FoundRecord => ({
    id: id as number,
    score: (score / highest) * best * weight,
    terms: matched,
    isText: true,
  }));
}

/** Hits with all words; where they are few, also with the words' parts and with some words. */
export function findHits(
  index: SearchIndex,
  text: string,
  fillers: ReadonlySet<string>,
): readonly FoundRecord[] {
  const terms = chooseTerms(tokenizeQuery(text), fillers);
  if (terms.length === 0) return [];
  const inRecords = index.engine.search(text, createOptions(terms, 'AND'));
  const inTexts = findTexts(index, terms, inRecords);
  const written = new Set(inTexts.map(({ id }) => id as number));
  const hits = [...inRecords.filter(({ id }) => !written.has(id as number)), ...inTexts];
  if (hits.length >= ENOUGH_HITS) return hits;
  const found = new Set(hits.map(({ id }) => id as number));
  const parts = chooseTerms(tokenizeQueryParts(text), fillers);
  const more = [
    ...(parts.length > terms.length ? index.engine.search(text, createOptions(parts, 'AND')) : []),
    ...(terms.length > 1 ? index.engine.search(text, createOptions(terms, 'OR')) : []),
  ].filter(({ id }) => !found.has(id as number) && found.add(id as number));
  const best = hits.at(-1)?.score ?? more[0]?.score ?? 1;
  const highest = Math.max(1, ...more.map(({ score }) => score));
  return [...hits, ...more.map((hit) => ({ ...hit, score: (hit.score / highest) * best * 0.5 }))];
}
