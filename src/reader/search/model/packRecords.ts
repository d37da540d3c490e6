import type { SearchRecord } from './types';

/** Records as a file holds them: what all have in common is written once. */
export interface PackedRecords {
  readonly common: Partial<SearchRecord>;
  readonly records: readonly Partial<SearchRecord>[];
}

/** Takes what all records have in common out of them. */
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
