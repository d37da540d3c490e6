import * as React from 'react';
import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 80 },
];

export default function RowSelectionCheckboxColumn() {
  const [rows] = React.useState(() => createEmployees(30));

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Employees with checkboxes at the end"
        checkboxSelection
        slotProps={{ baseCheckbox: { size: 'small' } }}
      />
    </div>
  );
}
