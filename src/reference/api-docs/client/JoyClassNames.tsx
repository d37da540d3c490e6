import type { ReactNode } from 'react';
import groups from '@generated/site-api-docs/default/class-names-joy-ui.json';
import { ClassNameList } from './ClassNameList';

/** The CSS class names of Joy UI. */
export function JoyClassNames(): ReactNode {
  return <ClassNameList groups={groups} />;
}
