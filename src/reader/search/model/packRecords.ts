import type { SearchRecord } from './types';

/** The records of a file. Values that all records share are stored once. */
export interface PackedRecords {
  readonly common: Partial<SearchRecord>;
  readonly records: readonly Partial<SearchRecord>[];
}

/** Packs records by moving the values that all of them share to `common`. */
export function packRecords(records: readonly SearchRecord[]): PackedRecords {
  const [first, ...others] = records;
  const shared = Object.entries(first ?? {}).filter(
    ([key, value]) =>
      typeof value !== 'object' &&
      others.every((record) => record[key as keyof SearchRecord] === value),
  );
  const sharedKeys = new Set(shared.map(([key]) => key));
  return {
    common: Object.fromEntries(shared),
    records: records.map((record) =>
      Object.fromEntries(Object.entries(record).filter(([key]) => !sharedKeys.has(key))),
    ),
  };
}

/** @see packRecords */
export function unpackRecords({ common, records }: PackedRecords): SearchRecord[] {
  return records.map((record) => ({ ...common, ...record }) as SearchRecord);
}
