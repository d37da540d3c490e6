import type { ReactNode } from 'react';
import groups from '@generated/site-api-docs/default/class-names-x-data-grid.json';
import { ClassNameList } from './ClassNameList';

/** The CSS class names of the MUI X Data Grid. */
export function DataGridClassNames(): ReactNode {
  return <ClassNameList groups={groups} />;
}
