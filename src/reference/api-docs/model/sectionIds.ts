import type { TableKind } from './anchors';

/** The anchors of an API page's headings, which are the same on all pages. */
export const SECTION_IDS: Readonly<Record<TableKind, string>> = {
  prop: 'props',
  slot: 'slots',
  classes: 'css-classes',
  parameter: 'parameters',
  return: 'returned-value',
  member: 'members',
};

export const IMPORT_ID = 'import';
export const GROUP_IDS = { component: 'components', hook: 'hooks', interface: 'types' } as const;
