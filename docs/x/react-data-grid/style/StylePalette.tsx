import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid-pro/themeAugmentation';
import { createEmployees, type Employee } from '../../_data/employees';

/** Adds three warm, opaque colors to the theme of the app. They suit both of its modes. */
function withWarmGrid(outer: Theme): Theme {
  const { vars } = outer;
  const { palette } = vars ?? outer;
  const mix = (share: number) =>
    `color-mix(in srgb, ${palette.warning.main} ${share}%, ${palette.background.paper})`;
  const DataGrid = { bg: mix(6), headerBg: mix(24), pinnedBg: mix(13) };
  return {
    ...outer,
    palette: { ...outer.palette, DataGrid } as Theme['palette'],
    ...(vars && { vars: { ...vars, palette: { ...vars.palette, DataGrid } } }),
  };
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 120 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130 },
];

export default function StylePalette() {
  const [rows] = React.useState(() => createEmployees(40));

  return (
    <ThemeProvider theme={withWarmGrid}>
      <div style={{ height: 400, width: '100%' }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          label="Employees"
          initialState={{ pinnedColumns: { left: ['name'], right: ['salary'] } }}
          hideFooter
        />
      </div>
    </ThemeProvider>
  );
}
