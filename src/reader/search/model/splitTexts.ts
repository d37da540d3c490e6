import { getShardName } from './splitShards';
import type { FullRecord, SearchRecord, SectionTexts, ShardName } from './types';

/**
 * Takes the further words out of the records: everyone who searches waits for the records, and
 * nobody for the words.
 */
export function splitTexts(full: readonly FullRecord[]): {
  readonly records: readonly SearchRecord[];
  readonly texts: ReadonlyMap<ShardName, SectionTexts>;
} {
  const texts = new Map<ShardName, Record<string, string>>();
  const records = full.map(({ rest, ...record }) => {
    if (rest === undefined) return record;
    // Titles of all products share a file; their words are with the rest of their product's.
    const shard = getShardName({ ...record, kind: 'heading' });
    const group = texts.get(shard) ?? {};
    group[record.url] = rest;
    texts.set(shard, group);
    return record;
  });
  return { records, texts };
}
