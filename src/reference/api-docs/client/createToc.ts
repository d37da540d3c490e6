import { createRowId } from '../model/anchors';
import type { TableKind } from '../model/anchors';
import { GROUP_IDS, IMPORT_ID, SECTION_IDS } from '../model/sectionIds';
import { getGroupTitle, getImportTitle, getTableTitle } from './sectionTitles';

interface TocItem {
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

type GroupKind = keyof typeof GROUP_IDS;

/**
 * Returns the table of contents of an API page. To keep the page's module small, it only passes
 * the names of the rows; their anchors are derived from them.
 *
 * @param tables for each table, the names of its rows, separated by spaces
 */
export function createToc(
  component: string,
  tables: Partial<Record<TableKind, string>>,
  groups: readonly GroupKind[] = [],
): TocItem[] {
  const sections = Object.entries(tables) as [TableKind, string][];
  return [
    ...(groups.length > 0 ? [] : [{ value: getImportTitle(), id: IMPORT_ID, level: 2 }]),
    ...groups.map((kind) => ({ value: getGroupTitle(kind), id: GROUP_IDS[kind], level: 2 })),
    ...sections.flatMap(([kind, names]) => [
      { value: getTableTitle(kind), id: SECTION_IDS[kind], level: 2 },
      ...names.split(' ').map((name) => ({
        value: name,
        id: createRowId(component, kind, name),
        level: 3,
      })),
    ]),
  ];
}
