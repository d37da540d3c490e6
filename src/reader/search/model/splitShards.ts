import type { SearchRecord, ShardName } from './types';

/** A file of records before it has a name and a size. */
export interface ShardContent {
  readonly name: ShardName;
  readonly records: readonly SearchRecord[];
}

/** Which file a record is in. */
export function getShardName(record: SearchRecord): ShardName {
  if (record.kind === 'icon') return 'icons';
  if (record.kind === 'color') return 'colors';
  // Titles of everything, old names and posts are small and loaded by everyone who searches.
  const isEverywhere = record.kind === 'post' || record.kind === 'renamed';
  if (isEverywhere || (record.kind === 'page' && record.facts === undefined)) return 'pages';
  return record.url.startsWith('/blog/') ? 'docs' : record.product;
}

/** Sorts records into the files that readers load one by one. Order is kept. */
export function splitShards(records: readonly SearchRecord[]): ShardContent[] {
  const shards = new Map<ShardName, SearchRecord[]>();
  for (const record of records) {
    const name = getShardName(record);
    const shard = shards.get(name) ?? [];
    shard.push(record);
    shards.set(name, shard);
  }
  return [...shards]
    .map(([name, own]) => ({ name, records: own }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
