import MiniSearch from 'minisearch';
import { PRODUCTS } from '../../../foundation/site/model/products';
import { createNameKeys, type NameKeys } from './nameKeys';
import { tokenizeText } from './tokenize';
import type { SearchRecord, SectionTexts } from './types';

/** The searched parts of a record. */
const SEARCH_FIELDS = ['title', 'names', 'context', 'text', 'words'] as const;

/** A part of a record that is searched. */
type SearchField = (typeof SEARCH_FIELDS)[number];

interface Entry {
  readonly id: number;
  readonly record: SearchRecord;
}

/** Records that can be searched. More can be added at any time. */
export interface SearchIndex {
  readonly engine: MiniSearch<Entry>;
  readonly records: readonly SearchRecord[];
  /** The names of a record, for exact matches. Made when first asked for: most never are. */
  readonly getKeys: (id: number) => NameKeys | undefined;
  add: (records: readonly SearchRecord[]) => void;
  /** Everything that is written in a section, with the same ids: for words that no record has. */
  readonly texts: MiniSearch<Entry & { readonly rest: string }>;
  /** Adds the further words of records that are there; those of other records are left out. */
  addTexts: (texts: SectionTexts) => void;
}

const PRODUCT_NAMES: ReadonlyMap<string, string> = new Map(
  PRODUCTS.map(({ id, name }) => [id, name]),
);

function getField({ record }: Entry, field: string): string {
  // A page is also found by its product: "joy button". Kept out of the files: it repeats.
  if (field === 'names' && record.kind === 'page') {
    return `${record.names ?? ''} ${PRODUCT_NAMES.get(record.product) ?? ''}`;
  }
  return record[field as SearchField] ?? '';
}

/** An empty index. One for all files, so that the scores of all records can be compared. */
export function createSearchIndex(): SearchIndex {
  const records: SearchRecord[] = [];
  const keys = new Map<number, NameKeys>();
  const engine = new MiniSearch<Entry>({
    fields: [...SEARCH_FIELDS],
    idField: 'id',
    extractField: (entry, field) => (field === 'id' ? entry.id : getField(entry, field)),
    tokenize: tokenizeText,
    processTerm: (term) => term,
  });
  const texts = new MiniSearch<Entry & { readonly rest: string }>({
    fields: ['all'],
    idField: 'id',
    extractField: (entry, field) =>
      field === 'id'
        ? entry.id
        : `${SEARCH_FIELDS.map((name) => getField(entry, name)).join(' ')} ${entry.rest}`,
    tokenize: tokenizeText,
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
        // A hook has the address of its page, whose words are the page's.
        if (rest === undefined || record.kind === 'hook' || hasText.has(id)) return;
        hasText.add(id);
        texts.add({ id, record, rest });
      });
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
    },
  };
}
