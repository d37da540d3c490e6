import type { SearchRecord, ShardName } from './types';

/** The content of a file of records. */
export interface ShardContent {
  readonly name: ShardName;
  readonly records: readonly SearchRecord[];
}

/** Returns the name of the file that a record belongs in. */
export function getShardName(record: SearchRecord): ShardName {
  if (record.kind === 'icon') return 'icons';
  if (record.kind === 'color') return 'colors';
  // Everyone who searches loads page titles, old names, and blog posts, which are small.
  const isShared = record.kind === 'post' || record.kind === 'renamed';
  if (isShared || (record.kind === 'page' && record.facts === undefined)) return 'pages';
  return record.url.startsWith('/blog/') ? 'docs' : record.product;
}

/** Groups records into the files that readers load one by one. Keeps their order. */
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
