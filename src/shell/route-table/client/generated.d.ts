declare module '@generated/route-table/table' {
  /** First addresses of the shards, sorted. */
  export const starts: readonly string[];
  /** Loads a shard and the sidebar of its pages. */
  export const loaders: readonly (() => Promise<unknown>)[];
}
