/** Returns a name in kebab case: `DataGridPro` → `data-grid-pro`, `useSession` → `use-session`. */
export function toKebab(name: string): string {
  return name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/gu, '-')
    .replace(/(?<=[A-Z])(?=[A-Z][a-z])/gu, '-')
    .replace(/(?<=[a-z])(?=\d)/gu, '-')
    .toLowerCase();
}

/**
 * The kinds of tables on an API page. They're part of the rows' anchors, so renaming one breaks
 * links.
 */
export type TableKind = 'prop' | 'slot' | 'classes' | 'parameter' | 'return' | 'member';

/** Returns the anchor of a row: `button-prop-color`. */
export function createRowId(component: string, kind: TableKind, name: string): string {
  return `${toKebab(component)}-${kind}-${name.replace(/[^\w-]/gu, '')}`;
}
