import type { ReactNode } from 'react';
import groups from '@generated/site-api-docs/default/class-names-x-tree-view.json';
import { ClassNameList } from './ClassNameList';

/** The class names of the product x-tree-view. */
export function TreeViewClassNames(): ReactNode {
  return <ClassNameList groups={groups} />;
}
