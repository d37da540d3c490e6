import MiniSearch from 'minisearch';
import { PRODUCTS } from '../../../foundation/site/model/products';
import { createNameKeys, type NameKeys } from './nameKeys';
import { createTokenizer } from './tokenize';
import type { SearchRecord, SectionTexts } from './types';

/** The fields of a record that are searched. */
const SEARCH_FIELDS = ['title', 'names', 'context', 'text', 'words'] as const;

type SearchField = (typeof SEARCH_FIELDS)[number];

interface Entry {
  readonly id: number;
  readonly record: SearchRecord;
}

/** An index of records. More records can be added at any time. */
export interface SearchIndex {
  readonly engine: MiniSearch<Entry>;
  readonly records: readonly SearchRecord[];
  /** Returns the names of a record, for exact matches. They're computed lazily, because most aren't needed. */
  readonly getKeys: (id: number) => NameKeys | undefined;
  add: (records: readonly SearchRecord[]) => void;
  /** The full-text index of sections, with the same ids, for words that aren't in the records. */
  readonly texts: MiniSearch<Entry & { readonly rest: string }>;
  /** Adds the full text of records that are already in the index. Text of other records is ignored. */
  addTexts: (texts: SectionTexts) => void;
}

const PRODUCT_NAMES: ReadonlyMap<string, string> = new Map(
  PRODUCTS.map(({ id, name }) => [id, name]),
);

function getField({ record }: Entry, field: string): string {
  // A page can also be found by its product, as in "joy button". The files don't repeat it for every page.
  if (field === 'names' && record.kind === 'page') {
    return `${record.names ?? ''} ${PRODUCT_NAMES.get(record.product) ?? ''}`;
  }
  return record[field as SearchField] ?? '';
}

/** Creates an empty index. All files share one, so that the scores of all records can be compared. */
export function createSearchIndex(): SearchIndex {
  const records: SearchRecord[] = [];
  const keys = new Map<number, NameKeys>();
  const { tokenize, forget } = createTokenizer();
  const engine = new MiniSearch<Entry>({
    fields: [...SEARCH_FIELDS],
    idField: 'id',
    extractField: (entry, field) => (field === 'id' ? entry.id : getField(entry, field)),
    tokenize,
    processTerm: (term) => term,
  });
  const texts = new MiniSearch<Entry & { readonly rest: string }>({
    fields: ['all'],
    idField: 'id',
    extractField: (entry, field) =>
      field === 'id'
        ? entry.id
        : `${SEARCH_FIELDS.map((name) => getField(entry, name)).join(' ')} ${entry.rest}`,
    tokenize,
    processTerm: (term) => term,
  });
  const hasText = new Set<number>();
  return {
    engine,
    records,
    texts,
    addTexts: (added) => {
      records.forEach((record, id) => {
        const rest = added[record.url];
        // A hook has the same URL as its page, but the text belongs to the page.
        if (rest === undefined || record.kind === 'hook' || hasText.has(id)) return;
        hasText.add(id);
        texts.add({ id, record, rest });
      });
      forget();
    },
    getKeys: (id) => {
      const record = records[id];
      if (record === undefined) return undefined;
      const known = keys.get(id) ?? createNameKeys(record);
      keys.set(id, known);
      return known;
    },
    add: (added) => {
      const first = records.length;
      for (const record of added) records.push(record);
      engine.addAll(added.map((record, index) => ({ id: first + index, record })));
      forget();
    },
  };
}
