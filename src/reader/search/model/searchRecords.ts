import type { ProductId } from '../../../foundation/site/model/products';
import type { SearchIndex } from './createSearchIndex';
import { findHits, type FoundRecord } from './findHits';
import { findIcons, listIconNames, withVariant } from './findIcons';
import { parseIconQuery } from './parseIconQuery';
import { rankRecord } from './rankRecord';
import { tokenizeQuery } from './tokenize';
import type { SearchRecord, SearchResult } from './types';
import { createQueryNames } from './queryNames';

/** A query, and how to rank its results. */
export interface RecordQuery {
  readonly text: string;
  /** The product of the page that the reader is on. Its records come first. */
  readonly currentProduct?: ProductId;
  /** Limits the results to this product. */
  readonly onlyProduct?: ProductId;
  /** Words to ignore if the query has others. */
  readonly fillers?: ReadonlySet<string>;
}

/** Longer queries are cut off, because the work grows with their length. */
export const MAX_QUERY_LENGTH = 200;
/** Maximum number of hits that are ranked. They're the engine's best ones. */
const MAX_RANKED = 400;
/** The rank of full-text hits, so that a section with all words comes before a page with some of them. */
const TEXT_RANK = 3;

/** Returns whether a record is an icon or a color. These aren't matched fuzzily, because a corrected word means a different one. */
const isNamedOnly = ({ kind }: SearchRecord): boolean => kind === 'icon' || kind === 'color';

/** Returns the records that match a query, best first. Never throws. */
export function searchRecords(index: SearchIndex, query: RecordQuery): SearchResult[] {
  const { onlyProduct, currentProduct, fillers = new Set() } = query;
  const text = query.text.slice(0, MAX_QUERY_LENGTH);
  const getNamesFor = createQueryNames(text, fillers);
  const words = tokenizeQuery(text);
  const isTyped = (term: string): boolean => words.some((word) => term.startsWith(word));
  const iconQuery = parseIconQuery(text);
  const icons = iconQuery === undefined ? [] : findIcons(index, iconQuery, fillers);
  const iconIds = new Set(icons.map(({ id }) => id as number));
  const iconNames = listIconNames(text, iconQuery);
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
    const names = isIcon ? iconNames : getNamesFor(record.product);
    const rank = isText === true ? TEXT_RANK : rankRecord(record, keys, names, currentProduct);
    results.push({
      record: isIcon ? withVariant(record, iconQuery) : record,
      score: score * rank,
      terms,
    });
    if (results.length === MAX_RANKED) break;
  }
  return results.sort((a, b) => b.score - a.score || (a.record.url < b.record.url ? -1 : 1));
}
