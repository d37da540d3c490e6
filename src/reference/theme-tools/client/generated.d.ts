/** Written at build time by src/plugins/theme-tools. */
declare module '@generated/site-theme-tools/default/*-theme.json' {
  const tree: readonly import('../model/themeTree').ThemeNode[];
  export default tree;
}

declare module '@generated/site-theme-tools/default/*-variables.json' {
  const groups: readonly import('../model/types').VariableGroup[];
  export default groups;
}

declare module '@generated/site-theme-tools/default/system-properties.json' {
  const properties: readonly import('../model/types').SystemProperty[];
  export default properties;
}
