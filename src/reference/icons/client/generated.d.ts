/** Written at build time by src/plugins/icons. */
declare module '@shared-data/icons/entries.json' {
  const entries: readonly import('../model/types').IconEntry[];
  export default entries;
}

declare module '@shared-data/icons/*.json' {
  const shapes: import('../model/types').IconShapes;
  export default shapes;
}
