import type { ProductId } from '../../../foundation/site/model/products';
import type { SearchIndex } from './createSearchIndex';
import { findHits, type FoundRecord } from './findHits';
import { findIcons, listIconNames, withVariant } from './findIcons';
import { parseIconQuery } from './parseIconQuery';
import { rankRecord } from './rankRecord';
import { tokenizeQuery } from './tokenize';
import type { SearchRecord, SearchResult } from './types';
import { createWantedNames } from './wantedNames';

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
/** Most hits that are ranked; the engine's own order chooses them. */
const MAX_RANKED = 400;
/** In place of what a name adds: all words of a section go before some words of a page. */
const TEXT_RANK = 3;

/** Pictures and colors are named by what they show: a corrected word means another one. */
const isNamedOnly = ({ kind }: SearchRecord): boolean => kind === 'icon' || kind === 'color';

/** The records that answer a question, best first. Total: any text gives a list. */
export function searchRecords(index: SearchIndex, question: SearchQuestion): SearchResult[] {
  const { onlyProduct, currentProduct, fillers = new Set() } = question;
  const text = question.text.slice(0, MAX_QUERY_LENGTH);
  const listWanted = createWantedNames(text, fillers);
  const asked = tokenizeQuery(text);
  const isTyped = (term: string): boolean => asked.some((word) => term.startsWith(word));
  const iconQuery = parseIconQuery(text);
  const icons = iconQuery === undefined ? [] : findIcons(index, iconQuery, fillers);
  const iconIds = new Set(icons.map(({ id }) => id as number));
  const wantedIcons = listIconNames(text, iconQuery);
  const others = findHits(index, text, fillers).filter(({ id }) => !iconIds.has(id as number));
  const hits: readonly FoundRecord[] = [...icons, ...others];
  const results: SearchResult[] = [];
  for (const { id, score, terms, isText } of hits) {
    const record = index.records[id as number];
    const keys = index.getKeys(id as number);
    if (record === undefined || keys === undefined) continue;
    if (onlyProduct !== undefined && record.product !== onlyProduct) continue;
    const isIcon = iconQuery !== undefined && iconIds.has(id as number);
    if (isNamedOnly(record) && !isIcon && !terms.some(isTyped)) continue;
    const wanted = isIcon ? wantedIcons : listWanted(record.product);
    const rank = isText === true ? TEXT_RANK : rankRecord(record, keys, wanted, currentProduct);
    results.push({
      record: isIcon ? withVariant(record, iconQuery) : record,
      score: score * rank,
      terms,
    });
    if (results.length === MAX_RANKED) break;
  }
  return results.sort((a, b) => b.score - a.score || (a.record.url < b.record.url ? -1 : 1));
}
