import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'id', headerName: 'No.', width: 70, resizable: false },
  {
    field: 'name',
    headerName: 'Name',
    description: 'Given name and family name',
    flex: 2,
    minWidth: 140,
  },
  { field: 'department', headerName: 'Department', flex: 1, minWidth: 110, maxWidth: 220 },
  { field: 'role', headerName: 'Role', width: 180 },
];

export default function ColumnSizes() {
  const [rows] = React.useState(() => createEmployees(30));

  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} label="Employees" hideFooter />
    </div>
  );
}
