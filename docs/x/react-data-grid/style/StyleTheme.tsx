import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { createEmployees, type Employee } from '../../_data/employees';

/** Adds the styles of the grid to the theme of the app, for all grids at once. */
function createGridTheme(outer: Theme): Theme {
  // With CSS variables, colors follow the mode without rendering again.
  const { palette } = outer.vars ?? outer;
  return createTheme(outer, {
    components: {
      MuiDataGrid: {
        defaultProps: { density: 'compact', showColumnVerticalBorder: false },
        styleOverrides: {
          root: {
            '--DataGrid-rowBorderColor': 'transparent',
            borderRadius: 12,
            borderWidth: 2,
            borderColor: palette.primary.main,
          },
          columnHeader: {
            backgroundColor: palette.primary.main,
            color: palette.primary.contrastText,
          },
          columnHeaderTitle: { fontWeight: 700, letterSpacing: '0.04em' },
          iconButtonContainer: { '& button': { color: 'inherit' } },
          menuIcon: { '& button': { color: 'inherit' } },
          row: {
            [`&.${gridClasses['row--firstVisible']}`]: { marginBlockStart: 4 },
            '&.striped': { backgroundColor: palette.action.hover },
          },
        },
      },
    },
  });
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130 },
];

export default function StyleTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => createGridTheme(outer), [outer]);
  const [rows] = React.useState(() => createEmployees(50));

  return (
    <ThemeProvider theme={theme}>
      <div style={{ height: 400, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          label="Employees in a themed grid"
          getRowClassName={(params) =>
            params.indexRelativeToCurrentPage % 2 === 1 ? 'striped' : ''
          }
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        />
      </div>
    </ThemeProvider>
  );
}
