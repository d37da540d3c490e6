import type { ReactNode } from 'react';
import groups from '@shared-data/api-docs/class-names-x-tree-view.json';
import { ClassNameList } from './ClassNameList';

/** The CSS class names of the MUI X Tree View. */
export function TreeViewClassNames(): ReactNode {
  return <ClassNameList groups={groups} />;
}
