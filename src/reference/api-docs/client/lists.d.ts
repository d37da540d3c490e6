/** Written at build time by src/plugins/api-docs. */
declare module '@generated/site-api-docs/default/class-names-*.json' {
  const groups: readonly import('../model/listTypes').ClassNameGroup[];
  export default groups;
}

declare module '@generated/site-api-docs/default/grid-events.json' {
  const events: readonly import('../model/listTypes').GridEvent[];
  export default events;
}
