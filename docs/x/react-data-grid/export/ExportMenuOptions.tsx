import * as React from 'react';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', width: 160 },
  { field: 'country', headerName: 'Country', width: 110 },
  // Visible in the grid, but in none of the files.
  { field: 'salary', headerName: 'Salary (USD)', type: 'number', width: 130, disableExport: true },
];

const slotProps: DataGridProps['slotProps'] = {
  toolbar: {
    csvOptions: { fileName: 'employees-2025', delimiter: ';', utf8WithBom: true },
    printOptions: { hideToolbar: true, hideFooter: true },
  },
};

export default function ExportMenuOptions() {
  const [rows] = React.useState(() => createEmployees(60));

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Employees"
        showToolbar
        slotProps={slotProps}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
      />
    </div>
  );
}
