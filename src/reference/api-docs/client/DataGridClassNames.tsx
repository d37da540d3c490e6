import type { ReactNode } from 'react';
import groups from '@shared-data/api-docs/class-names-x-data-grid.json';
import { ClassNameList } from './ClassNameList';

/** The CSS class names of the MUI X Data Grid. */
export function DataGridClassNames(): ReactNode {
  return <ClassNameList groups={groups} />;
}
