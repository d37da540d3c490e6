import type { ReactNode } from 'react';
import groups from '@generated/site-api-docs/default/class-names-x-charts.json';
import { ClassNameList } from './ClassNameList';

/** The class names of the product x-charts. */
export function ChartsClassNames(): ReactNode {
  return <ClassNameList groups={groups} />;
}
