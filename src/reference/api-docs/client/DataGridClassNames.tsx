import type { ReactNode } from 'react';
import groups from '@generated/site-api-docs/default/class-names-x-data-grid.json';
import { ClassNameList } from './ClassNameList';

/** The class names of the product x-data-grid. */
export function DataGridClassNames(): ReactNode {
  return <ClassNameList groups={groups} />;
}
