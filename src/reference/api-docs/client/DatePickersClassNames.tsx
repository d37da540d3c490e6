import type { ReactNode } from 'react';
import groups from '@generated/site-api-docs/default/class-names-x-date-pickers.json';
import { ClassNameList } from './ClassNameList';

/** The class names of the product x-date-pickers. */
export function DatePickersClassNames(): ReactNode {
  return <ClassNameList groups={groups} />;
}
