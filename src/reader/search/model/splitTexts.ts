import { getShardName } from './splitShards';
import type { FullRecord, SearchRecord, SectionTexts, ShardName } from './types';

/**
 * Moves the full text (`rest`) out of the records, because everyone who searches has to wait for the
 * records, but not for the full text.
 */
export function splitTexts(full: readonly FullRecord[]): {
  readonly records: readonly SearchRecord[];
  readonly texts: ReadonlyMap<ShardName, SectionTexts>;
} {
  const texts = new Map<ShardName, Record<string, string>>();
  const records = full.map(({ rest, ...record }) => {
    if (rest === undefined) return record;
    // The titles of all products share a file, but their full text is in their product's file.
    const shard = getShardName({ ...record, kind: 'heading' });
    const group = texts.get(shard) ?? {};
    group[record.url] = rest;
    texts.set(shard, group);
    return record;
  });
  return { records, texts };
}
