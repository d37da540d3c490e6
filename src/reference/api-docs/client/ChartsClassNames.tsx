import type { ReactNode } from 'react';
import groups from '@shared-data/api-docs/class-names-x-charts.json';
import { ClassNameList } from './ClassNameList';

/** The CSS class names of MUI X Charts. */
export function ChartsClassNames(): ReactNode {
  return <ClassNameList groups={groups} />;
}
