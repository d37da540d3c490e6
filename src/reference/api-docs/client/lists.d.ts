/** Written at build time by src/plugins/api-docs. */
declare module '@shared-data/api-docs/class-names-*.json' {
  const groups: readonly import('../model/listTypes').ClassNameGroup[];
  export default groups;
}

declare module '@shared-data/api-docs/grid-events.json' {
  const events: readonly import('../model/listTypes').GridEvent[];
  export default events;
}
