declare module '@generated/route-table/table' {
  /** The first pathname of each shard, sorted. */
  export const starts: readonly string[];
  /** Functions that load each shard, with the sidebar of its pages. */
  export const loaders: readonly (() => Promise<unknown>)[];
}
