import type { ReactNode } from 'react';
import groups from '@shared-data/theme-tools/material-variables.json';
import { VariableTables } from './VariableTables';

/** The CSS variables of Material UI's default theme. */
export function MaterialVariables(): ReactNode {
  return <VariableTables groups={groups} />;
}
