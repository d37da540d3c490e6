import type { ReactNode } from 'react';
import groups from '@shared-data/theme-tools/joy-variables.json';
import { VariableTables } from './VariableTables';

/** The CSS variables of Joy UI's default theme. */
export function JoyVariables(): ReactNode {
  return <VariableTables groups={groups} />;
}
