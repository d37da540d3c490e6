/** Written at build time by src/plugins/icons. */
declare module '@generated/site-icons/default/entries.json' {
  const entries: readonly import('../model/types').IconEntry[];
  export default entries;
}

declare module '@generated/site-icons/default/*.json' {
  const shapes: import('../model/types').IconShapes;
  export default shapes;
}
