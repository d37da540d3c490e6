import type { ReactNode } from 'react';
import groups from '@shared-data/api-docs/class-names-x-date-pickers.json';
import { ClassNameList } from './ClassNameList';

/** The CSS class names of the MUI X Date and Time Pickers. */
export function DatePickersClassNames(): ReactNode {
  return <ClassNameList groups={groups} />;
}
