import type { ReactNode } from 'react';
import groups from '@shared-data/api-docs/class-names-material-ui.json';
import { ClassNameList } from './ClassNameList';

/** The CSS class names of Material UI. */
export function MaterialClassNames(): ReactNode {
  return <ClassNameList groups={groups} />;
}
