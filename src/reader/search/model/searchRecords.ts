import { STOP_WORDS } from '../data/stopWords';
import type { SearchOptions, SearchResult as Hit } from 'minisearch';
import type { ProductId } from '../../../foundation/site/model/products';
import type { SearchIndex } from './createSearchIndex';
import { joinName } from './nameKeys';
import { rankRecord } from './rankRecord';
import { tokenizeQuery, tokenizeQueryParts } from './tokenize';
import type { SearchRecord, SearchResult } from './types';

/** What is asked. */
export interface SearchQuestion {
  readonly text: string;
  /** The product of the page that the reader is on: its records go first. */
  readonly currentProduct?: ProductId;
  /** Only this product's records. */
  readonly onlyProduct?: ProductId;
  /** Words to ignore beside others. */
  readonly fillers?: ReadonlySet<string>;
}

/** Longer questions are cut: the work grows with their length. */
export const MAX_QUERY_LENGTH = 200;
const MAX_TERMS = 8;
/** Shorter words are not corrected: every short word is near many others. */
const MIN_FUZZY_LENGTH = 4;
/** Below so many hits with all words, hits with some of them are added. */
const ENOUGH_HITS = 3;
/** Most hits that are ranked; the engine's own order chooses them. */
const MAX_RANKED = 400;

/** A text with all words, beside the best record: after it where that has the words as typed. */
const TEXT_BESIDE_RECORDS = 0.06;
/** Where the records have only words that are near. */
const TEXT_ALONE = 1.2;
/** In place of what a name adds: all words of a section go before some words of a page. */
const TEXT_RANK = 3;

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

function chooseTerms(terms: readonly string[], fillers: ReadonlySet<string>): string[] {
  const telling = terms.filter((term) => !fillers.has(term));
  return (telling.length === 0 ? terms : telling).slice(0, MAX_TERMS);
}

/** Whether every word was found as it was typed, or as the beginning of a word. */
const isExact =
  (terms: readonly string[]) =>
  ({ terms: found }: Hit): boolean =>
    terms.every((term) => found.some((word) => word.startsWith(term)));

/** A hit, and whether it was found in a section's full text: then no name of it is meant. */
interface FoundRecord extends Pick<Hit, 'id' | 'score' | 'terms'> {
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
function findHits(
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

/** Pictures and colors are named by what they show: a corrected word means another one. */
const isNamedOnly = ({ kind }: SearchRecord): boolean => kind === 'icon' || kind === 'color';

/** The records that answer a question, best first. Total: any text gives a list. */
export function searchRecords(index: SearchIndex, question: SearchQuestion): SearchResult[] {
  const { onlyProduct, currentProduct, fillers = new Set() } = question;
  const text = question.text.slice(0, MAX_QUERY_LENGTH);
  const telling = chooseTerms(tokenizeQuery(text), fillers).join('');
  const wanted = [...new Set([joinName(text), telling])];
  const asked = tokenizeQuery(text);
  const isTyped = (term: string): boolean => asked.some((word) => term.startsWith(word));
  const results: SearchResult[] = [];
  for (const { id, score, terms, isText } of findHits(index, text, fillers)) {
    const record = index.records[id as number];
    const keys = index.getKeys(id as number);
    if (record === undefined || keys === undefined) continue;
    if (onlyProduct !== undefined && record.product !== onlyProduct) continue;
    if (isNamedOnly(record) && !terms.some(isTyped)) continue;
    const rank = isText === true ? TEXT_RANK : rankRecord(record, keys, wanted, currentProduct);
    results.push({ record, score: score * rank, terms });
    if (results.length === MAX_RANKED) break;
  }
  return results.sort((a, b) => b.score - a.score || (a.record.url < b.record.url ? -1 : 1));
}
