import type { SearchOptions, SearchResult as Hit } from 'minisearch';
import { STOP_WORDS } from '../data/stopWords';
import type { SearchIndex } from './createSearchIndex';
import { tokenizeQuery, tokenizeQueryNames, tokenizeQueryParts } from './tokenize';

const MAX_TERMS = 8;
/** Minimum length for fuzzy matching, because short words are similar to many others. */
const MIN_FUZZY_LENGTH = 4;
/** If fewer hits contain all words, hits with only some of the words are added. */
const ENOUGH_HITS = 3;

/** Weight of a full-text hit relative to the best record, if some record contains the words as typed. */
const TEXT_WEIGHT_WITH_RECORDS = 0.06;
/** The same weight, if records only match approximately. */
const TEXT_WEIGHT_ALONE = 1.2;

/** Weight of hits that contain only parts of the words or some of the words. */
const PART_WEIGHT = 0.5;
/** Weight of hits that contain the words of a class name, but not the name. It outweighs an exact title. */
const WORDS_OF_NAME_WEIGHT = 0.05;

const isLatin = (term: string): boolean => /^[\p{Script=Latin}\p{N}]+$/u.test(term);

const BOOST = { title: 5, names: 4, context: 2, text: 1.2, words: 0.7 };

function createOptions(terms: readonly string[], combineWith: 'AND' | 'OR'): SearchOptions {
  const isLetter = terms.length === 1 && (terms[0] ?? '').length === 1 && isLatin(terms[0] ?? '');
  return {
    combineWith,
    boost: BOOST,
    // The terms are already split, and the engine must not split them again.
    tokenize: () => [...terms],
    prefix: (term, index, all) => index === all.length - 1 || term.length > 2,
    fuzzy: (term) =>
      term.length < MIN_FUZZY_LENGTH || !isLatin(term) ? false : term.length < 6 ? 1 : 2,
    maxFuzzy: 2,
    weights: { prefix: 0.5, fuzzy: 0.12 },
    // A single letter is in every text, so only titles that start with it are searched.
    ...(isLetter ? { fields: ['title'] } : {}),
  };
}

/** Returns the terms to search for, without fillers unless there's nothing else. */
export function chooseTerms(terms: readonly string[], fillers: ReadonlySet<string>): string[] {
  const meaningful = terms.filter((term) => !fillers.has(term));
  return (meaningful.length === 0 ? terms : meaningful).slice(0, MAX_TERMS);
}

/** Returns whether a hit contains every term as it was typed, or as the beginning of a word. */
const isExact =
  (terms: readonly string[]) =>
  ({ terms: found }: Hit): boolean =>
    terms.every((term) => found.some((word) => word.startsWith(term)));

/** A hit, and whether it was found in a section's full text. In that case, the query isn't its name. */
export interface FoundRecord extends Pick<Hit, 'id' | 'score' | 'terms'> {
  readonly isText?: boolean;
}

/** Returns the sections whose full text contains all terms, but whose record doesn't. */
function findTexts(index: SearchIndex, terms: readonly string[], hits: readonly Hit[]) {
  // The full-text files don't contain stop words.
  const indexed = terms.filter((term) => !STOP_WORDS.has(term));
  if (indexed.length === 0) return [];
  const found = new Set(hits.filter(isExact(terms)).map(({ id }) => id as number));
  const texts = index.texts
    .search(indexed.join(' '), {
      combineWith: 'AND',
      tokenize: () => [...indexed],
      prefix: (term, at, all) => term.length > (at === all.length - 1 ? 2 : 3),
    })
    .filter(({ id }) => !found.has(id as number));
  const highest = Math.max(1, ...texts.map(({ score }) => score));
  const best = hits[0]?.score ?? 1;
  const weight = found.size > 0 ? TEXT_WEIGHT_WITH_RECORDS : TEXT_WEIGHT_ALONE;
  return texts.map(({ id, score, terms: matched }): FoundRecord => ({
    id: id as number,
    score: (score / highest) * best * weight,
    terms: matched,
    isText: true,
  }));
}

/** Returns hits with all terms, in records and in the full text of sections. */
function findAll(index: SearchIndex, text: string, terms: readonly string[]): FoundRecord[] {
  const inRecords = index.engine.search(text, createOptions(terms, 'AND'));
  const inTexts = findTexts(index, terms, inRecords);
  const textIds = new Set(inTexts.map(({ id }) => id as number));
  return [...inRecords.filter(({ id }) => !textIds.has(id as number)), ...inTexts];
}

/** Adds hits that aren't in the list yet, with scores below the lowest one. */
function addBelow(
  hits: readonly FoundRecord[],
  added: readonly FoundRecord[],
  weight: number,
): readonly FoundRecord[] {
  const found = new Set(hits.map(({ id }) => id as number));
  const more = added.filter(({ id }) => !found.has(id as number) && found.add(id as number));
  const highest = Math.max(1, ...more.map(({ score }) => score));
  const lowest = hits.at(-1)?.score ?? more[0]?.score ?? 1;
  return [
    ...hits,
    ...more.map((hit) => ({ ...hit, score: (hit.score / highest) * lowest * weight })),
  ];
}

/** Returns hits with all words. If there are few, it adds hits with parts of the words, and with only some of the words. */
function findWords(index: SearchIndex, text: string, fillers: ReadonlySet<string>) {
  const terms = chooseTerms(tokenizeQuery(text), fillers);
  if (terms.length === 0) return [];
  const hits = findAll(index, text, terms);
  if (hits.length >= ENOUGH_HITS) return hits;
  const parts = chooseTerms(tokenizeQueryParts(text), fillers);
  const more = [
    ...(parts.length > terms.length ? index.engine.search(text, createOptions(parts, 'AND')) : []),
    ...(terms.length > 1 ? index.engine.search(text, createOptions(terms, 'OR')) : []),
  ];
  return addBelow(hits, more, PART_WEIGHT);
}

/** Returns the hits of a query. If it names a class, such as `mui-fixed`, those with that name come first. */
export function findHits(
  index: SearchIndex,
  text: string,
  fillers: ReadonlySet<string>,
): readonly FoundRecord[] {
  const { names, words } = tokenizeQueryNames(text);
  if (names.length === 0) return findWords(index, text, fillers);
  const others = words.filter((word) => !fillers.has(word));
  const all = findAll(index, text, [...names, ...others].slice(0, MAX_TERMS));
  const named = all.length === 0 ? findAll(index, text, names.slice(0, MAX_TERMS)) : all;
  if (named.length >= ENOUGH_HITS) return named;
  return addBelow(named, findWords(index, text, fillers), WORDS_OF_NAME_WEIGHT);
}
