/** `DataGridPro` -> `data-grid-pro`, `useSession` -> `use-session`. */
export function toKebab(name: string): string {
  return name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/gu, '-')
    .replace(/(?<=[A-Z])(?=[A-Z][a-z])/gu, '-')
    .replace(/(?<=[a-z])(?=\d)/gu, '-')
    .toLowerCase();
}

/** The tables of an API page; the words are parts of the rows' anchors. */
export type TableKind = 'prop' | 'slot' | 'classes' | 'parameter' | 'return' | 'member';

/** The anchor of a row: `button-prop-color`. */
export function createRowId(component: string, kind: TableKind, name: string): string {
  return `${toKebab(component)}-${kind}-${name.replace(/[^\w-]/gu, '')}`;
}
