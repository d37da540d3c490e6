import type { ReactNode } from 'react';
import groups from '@generated/site-theme-tools/default/material-variables.json';
import { VariableTables } from './VariableTables';

/** The CSS variables of Material UI's default theme. */
export function MaterialVariables(): ReactNode {
  return <VariableTables groups={groups} />;
}
