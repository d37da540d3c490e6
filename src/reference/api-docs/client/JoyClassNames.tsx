import type { ReactNode } from 'react';
import groups from '@shared-data/api-docs/class-names-joy-ui.json';
import { ClassNameList } from './ClassNameList';

/** The CSS class names of Joy UI. */
export function JoyClassNames(): ReactNode {
  return <ClassNameList groups={groups} />;
}
