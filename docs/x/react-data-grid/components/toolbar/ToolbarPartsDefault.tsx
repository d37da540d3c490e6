import * as React from 'react';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'startDate', headerName: 'Start date', type: 'date', width: 120 },
];

const slotProps: DataGridProps['slotProps'] = {
  toolbar: {
    quickFilterProps: { debounceMs: 300 },
    printOptions: { disableToolbarButton: true },
    csvOptions: { fileName: 'employees', delimiter: ';' },
  },
};

export default function ToolbarPartsDefault() {
  const [rows] = React.useState(() => createEmployees(100));

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
