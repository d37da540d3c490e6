/** Written at build time by src/plugins/theme-tools. */
declare module '@shared-data/theme-tools/*-theme.json' {
  const tree: readonly import('../model/themeTree').ThemeNode[];
  export default tree;
}

declare module '@shared-data/theme-tools/*-variables.json' {
  const groups: readonly import('../model/types').VariableGroup[];
  export default groups;
}

declare module '@shared-data/theme-tools/system-properties.json' {
  const properties: readonly import('../model/types').SystemProperty[];
  export default properties;
}
